import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const quays = [
  { quay: 'North', truck: 310, rail: 140, barge: 45 },
  { quay: 'East', truck: 190, rail: 205, barge: 80 },
  { quay: 'South', truck: 260, rail: 60, barge: 20 },
  { quay: 'River', truck: 75, rail: 30, barge: 165 },
];

export default function QuayStack() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="quay-stack-caption" variant="body2" align="center">
        Containers per day: the east quay sends the most by rail, the river quay the most by barge.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="quay-stack-caption"
        height={240}
        skipAnimation
        borderRadius={4}
        dataset={quays}
        xAxis={[{ dataKey: 'quay', categoryGapRatio: 0.35 }]}
        series={[
          { dataKey: 'truck', label: 'Truck', stack: 'containers' },
          { dataKey: 'rail', label: 'Rail', stack: 'containers' },
          { dataKey: 'barge', label: 'Barge', stack: 'containers' },
        ]}
      />
    </Stack>
  );
}
