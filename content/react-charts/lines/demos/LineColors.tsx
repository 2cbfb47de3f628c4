import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const shared = {
  width: 190,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const hours = [6, 9, 12, 15, 18];
const series = [
  {
    data: [20, 31, 45, 38, 24],
    label: 'Wind (kn)',
    color: '#7b3fb0',
    colorGetter: ({ value }: { value: number | null }) =>
      value !== null && value >= 34 ? '#c8372d' : '#7b3fb0',
  },
];
const byHour = { type: 'piecewise' as const, thresholds: [12], colors: ['#1e66c8', '#d99a00'] };
const byWind = { type: 'piecewise' as const, thresholds: [34], colors: ['#2a8a5b', '#c8372d'] };

export default function LineColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <LineChart
        {...shared}
        aria-label="Wind on one day, a purple line; gale marks are red"
        xAxis={[{ data: hours, min: 6, tickMinStep: 6, label: 'series only' }]}
        series={series}
      />
      <LineChart
        {...shared}
        aria-label="Wind on one day, blue before noon and yellow after it"
        xAxis={[{ data: hours, min: 6, tickMinStep: 6, label: 'x-axis', colorMap: byHour }]}
        series={series}
      />
      <LineChart
        {...shared}
        aria-label="Wind on one day, green below 34 knots and red above"
        xAxis={[{ data: hours, min: 6, tickMinStep: 6, label: 'x- and y-axis', colorMap: byHour }]}
        yAxis={[{ colorMap: byWind }]}
        series={series}
      />
    </Stack>
  );
}
