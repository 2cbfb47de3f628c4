import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const nodes = [
  { id: 'milk', label: 'Milk', color: '#5b8def' },
  { id: 'cheese', label: 'Cheese', color: '#d99a00' },
  { id: 'yogurt', label: 'Yogurt', color: '#7b3fb0' },
  { id: 'shop', label: 'Farm shop', color: '#2a8a5b' },
  { id: 'market', label: 'Market hall', color: '#c8623a' },
];

export default function NamedNodes() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="nodes-caption" variant="body2">
        1000 liters of milk: 560 become cheese, most of it for the market hall.
      </Typography>
      <SankeyChart
        role="img"
        aria-labelledby="nodes-caption"
        height={260}
        series={{
          data: {
            nodes,
            links: [
              { source: 'milk', target: 'cheese', value: 560 },
              { source: 'milk', target: 'yogurt', value: 240 },
              { source: 'milk', target: 'shop', value: 200 },
              { source: 'cheese', target: 'shop', value: 160 },
              { source: 'cheese', target: 'market', value: 400 },
              { source: 'yogurt', target: 'shop', value: 140 },
              { source: 'yogurt', target: 'market', value: 100 },
            ],
          },
          valueFormatter: (value) => `${value} liters`,
        }}
      />
    </Stack>
  );
}
