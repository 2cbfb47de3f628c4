import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function TooltipLabels() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="tooltip-labels-caption" variant="body2">
        Short in the legend, in full in the tooltip.
      </Typography>
      <LineChart
        aria-labelledby="tooltip-labels-caption"
        height={220}
        skipAnimation
        xAxis={[{ data: [0, 6, 9, 12, 15], hideTooltip: true, label: 'Hour' }]}
        series={[
          {
            data: [12, 20, 31, 48, 36],
            label: (location) => (location === 'tooltip' ? 'Mean wind at the pier' : 'Wind'),
            valueFormatter: (value) => `${value} kn`,
          },
          {
            data: [18, 31, 40, 62, 44],
            label: (location) => (location === 'tooltip' ? 'Strongest gust' : 'Gusts'),
            valueFormatter: (value) => `${value} kn`,
          },
        ]}
      />
    </Stack>
  );
}
