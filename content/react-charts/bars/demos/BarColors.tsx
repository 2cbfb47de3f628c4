import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const SHARED = {
  width: 190,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const DAYS = ['Fri', 'Sat', 'Sun'];
const SERIES = [
  {
    data: [71, 142, 98],
    label: 'Loaves',
    color: '#7b3fb0',
    colorGetter: ({ dataIndex }: { dataIndex: number }) =>
      dataIndex === 1 ? '#c8372d' : '#7b3fb0',
  },
];
const BY_DAY = {
  type: 'ordinal' as const,
  values: DAYS,
  colors: ['#1e66c8', '#0b7a8a', '#5b5fc7'],
};
const BY_COUNT = { type: 'piecewise' as const, thresholds: [90], colors: ['#b07400', '#2a8a5b'] };

export default function BarColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <BarChart
        {...SHARED}
        aria-label="Loaves in purple; Saturday in red by the color getter"
        xAxis={[{ data: DAYS, label: 'series only' }]}
        series={SERIES}
      />
      <BarChart
        {...SHARED}
        aria-label="Loaves, a color for each day"
        xAxis={[{ data: DAYS, label: 'categories', colorMap: BY_DAY }]}
        series={SERIES}
      />
      <BarChart
        {...SHARED}
        aria-label="Loaves, ocher below 90 and green above"
        xAxis={[{ data: DAYS, label: 'categories, values', colorMap: BY_DAY }]}
        yAxis={[{ colorMap: BY_COUNT }]}
        series={SERIES}
      />
    </Stack>
  );
}
