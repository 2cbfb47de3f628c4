import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const shared = {
  width: 190,
  height: 170,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const series = [{ data: [64, 98, 42], label: 'Loaves' }];
const days = ['Fri', 'Sat', 'Sun'];

export default function AxisSides() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <BarChart
        {...shared}
        aria-label="Loaves, axes at the top and on the right"
        xAxis={[{ data: days, position: 'top' }]}
        yAxis={[{ position: 'right' }]}
        series={series}
      />
      <BarChart
        {...shared}
        aria-label="Loaves, no y-axis"
        xAxis={[{ data: days }]}
        yAxis={[{ position: 'none' }]}
        series={series}
      />
      <BarChart
        {...shared}
        aria-label="Loaves, both axes reversed"
        xAxis={[{ data: days, reverse: true }]}
        yAxis={[{ reverse: true }]}
        series={series}
      />
    </Stack>
  );
}
