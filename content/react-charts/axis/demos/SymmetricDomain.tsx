import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const shared = {
  width: 290,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const series = [{ data: [12, 31, -7, 44, 18], label: 'Minutes late' }];

/** The same distance above and below zero, in steps of ten. */
function aroundZero(min: number, max: number) {
  const reach = Math.ceil(Math.max(-min, max) / 10) * 10;
  return { min: -reach, max: reach };
}

export default function SymmetricDomain() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        {...shared}
        aria-label="Minutes late on five days; zero is near the bottom of the chart"
        xAxis={[{ data: days, label: "'nice'" }]}
        series={series}
      />
      <BarChart
        {...shared}
        aria-label="Minutes late on five days; zero is in the middle of the chart"
        xAxis={[{ data: days, label: 'a function: zero in the middle' }]}
        yAxis={[{ domainLimit: aroundZero }]}
        series={series}
      />
    </Stack>
  );
}
