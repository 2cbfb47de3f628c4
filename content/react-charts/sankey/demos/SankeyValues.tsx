import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

export default function SankeyValues() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="sankey-values-caption" variant="body2">
        Library books by origin and shelf, in thousands.
      </Typography>
      <SankeyChart
        role="img"
        aria-labelledby="sankey-values-caption"
        height={260}
        series={{
          data: {
            links: [
              { source: 'Bought', target: 'Fiction', value: 31 },
              { source: 'Bought', target: 'Children', value: 18 },
              { source: 'Donated', target: 'Children', value: 12 },
              { source: 'Donated', target: 'Archive', value: 9 },
            ],
          },
          nodeOptions: { padding: 24 },
          linkOptions: { showValues: true },
          valueFormatter: (value, context) =>
            context.location === 'label' ? `${value}k` : `${value} thousand books`,
        }}
      />
    </Stack>
  );
}
