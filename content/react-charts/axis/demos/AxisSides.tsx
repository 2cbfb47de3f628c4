import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const SHARED = {
  width: 190,
  height: 170,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const SERIES = [{ data: [64, 98, 42], label: 'Loaves' }];
const DAYS = ['Fri', 'Sat', 'Sun'];

export default function AxisSides() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <BarChart
        {...SHARED}
        aria-label="Loaves, axes at the top and at the right"
        xAxis={[{ data: DAYS, position: 'top' }]}
        yAxis={[{ position: 'right' }]}
        series={SERIES}
      />
      <BarChart
        {...SHARED}
        aria-label="Loaves, no y-axis"
        xAxis={[{ data: DAYS }]}
        yAxis={[{ position: 'none' }]}
        series={SERIES}
      />
      <BarChart
        {...SHARED}
        aria-label="Loaves, both axes reversed"
        xAxis={[{ data: DAYS, reverse: true }]}
        yAxis={[{ reverse: true }]}
        series={SERIES}
      />
    </Stack>
  );
}
