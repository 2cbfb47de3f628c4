import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const shared = {
  width: 190,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const days = ['Fri', 'Sat', 'Sun'];
const series = [
  {
    data: [71, 142, 98],
    label: 'Loaves',
    color: '#7b3fb0',
    colorGetter: ({ dataIndex }: { dataIndex: number }) =>
      dataIndex === 1 ? '#c8372d' : '#7b3fb0',
  },
];
const byDay = {
  type: 'ordinal' as const,
  values: days,
  colors: ['#1e66c8', '#0b7a8a', '#5b5fc7'],
};
const byCount = { type: 'piecewise' as const, thresholds: [90], colors: ['#b07400', '#2a8a5b'] };

export default function BarColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <BarChart
        {...shared}
        aria-label="Loaves in purple; the color getter makes Saturday red"
        xAxis={[{ data: days, label: 'series only' }]}
        series={series}
      />
      <BarChart
        {...shared}
        aria-label="Loaves, a color for each day"
        xAxis={[{ data: days, label: 'categories', colorMap: byDay }]}
        series={series}
      />
      <BarChart
        {...shared}
        aria-label="Loaves, ocher below 90 and green above"
        xAxis={[{ data: days, label: 'categories, values', colorMap: byDay }]}
        yAxis={[{ colorMap: byCount }]}
        series={series}
      />
    </Stack>
  );
}
