import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 29 }, (_, index) => index + 1);
const levels = days.map((day) => Math.round(60 + 22 * Math.sin(day / 4)));
const shared = {
  width: 290,
  height: 180,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const series = [{ data: levels, label: 'Level (%)', showMark: false }];

/** The first day and every seventh day after it. */
const isWeekly = (_day: number, index: number) => index % 7 === 0;

export default function TickFilters() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        {...shared}
        aria-label="Reservoir level in February, with a tick for each week"
        xAxis={[{ scaleType: 'point', data: days, tickInterval: isWeekly, label: 'tickInterval' }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={series}
      />
      <LineChart
        {...shared}
        aria-label="Reservoir level in February, with a tick for each day and a label for each week"
        xAxis={[
          {
            scaleType: 'point',
            data: days,
            tickLabelInterval: isWeekly,
            label: 'tickLabelInterval',
          },
        ]}
        yAxis={[{ min: 0, max: 100 }]}
        series={series}
      />
    </Stack>
  );
}
