import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

/** Opening days from March to June 2025: the museum is closed on Mondays. */
const days = Array.from({ length: 120 }, (_, index) => new Date(2025, 2, 1 + index)).filter(
  (day) => day.getDay() !== 1,
);
const visitors = days.map((day, index) =>
  Math.round(160 + (day.getDay() % 6 === 0 ? 130 : 0) + 90 * Math.sin(index / 33)),
);

export default function OrdinalDates() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="ordinal-dates-caption" variant="body2">
        One bar for each opening day from March to June; Mondays leave no gap.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="ordinal-dates-caption"
        height={240}
        skipAnimation
        xAxis={[
          {
            data: days,
            scaleType: 'band',
            categoryGapRatio: 0.1,
            ordinalTimeTicks: ['months', 'biweekly'],
            tickNumber: 10,
            valueFormatter: (day: Date) =>
              day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          },
        ]}
        series={[{ data: visitors, label: 'Visitors' }]}
        hideLegend
      />
    </Stack>
  );
}
