import Stack from '@mui/material/Stack';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { BarChart } from '@mui/x-charts/BarChart';

export default function PiecesLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Wind at 6:00 on five days: 12, 24, 38, 31 and 9 knots"
        height={200}
        skipAnimation
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [17, 34],
              colors: ['#2a8a5b', '#d99a00', '#c8372d'],
            },
          },
        ]}
        series={[{ data: [12, 24, 38, 31, 9], label: 'Wind (kn)' }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            labelFormatter: ({ index }) => ['breeze', 'fresh', 'gale'][index] ?? null,
          },
        }}
      />
    </Stack>
  );
}
