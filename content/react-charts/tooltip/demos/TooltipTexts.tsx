import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const wind = [12, 20, null, 48, 36];
const gusts = [18, 31, 40, 62, 44];

export default function TooltipTexts() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        aria-label="Wind and gusts at five times of day, in knots"
        height={220}
        skipAnimation
        xAxis={[
          {
            data: [0, 6, 9, 12, 15],
            valueFormatter: (hour: number, { location }: { location: string }) =>
              location === 'tooltip' ? `${hour}:00, at the pier` : `${hour}`,
          },
        ]}
        series={[
          {
            data: wind,
            label: 'Wind',
            valueFormatter: (value) => (value === null ? 'not measured' : `${value} kn`),
          },
          {
            data: gusts,
            label: 'Gusts',
            valueFormatter: (value, { dataIndex }) =>
              wind[dataIndex] === null
                ? null
                : `${value} kn, ${(value ?? 0) - (wind[dataIndex] ?? 0)} above`,
          },
        ]}
      />
    </Stack>
  );
}
