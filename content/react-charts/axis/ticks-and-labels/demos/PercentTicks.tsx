import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

export default function PercentTicks() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        aria-label="Share of seats sold in the five weeks before the concert, 41 to 98 percent"
        height={220}
        skipAnimation
        xAxis={[{ data: [5, 4, 3, 2, 1], reverse: true, label: 'Weeks before', tickMinStep: 1 }]}
        yAxis={[
          {
            scaleType: 'linear',
            min: 0,
            max: 1,
            valueFormatter: (value: number, context) =>
              context.location === 'tick'
                ? context.scale.tickFormat(context.tickNumber, '%')(value)
                : `${(value * 100).toFixed(1)}%`,
          },
        ]}
        series={[
          {
            data: [0.412, 0.534, 0.689, 0.875, 0.981],
            label: 'Seats sold',
            valueFormatter: (share) => (share === null ? '' : `${(share * 100).toFixed(1)}%`),
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
