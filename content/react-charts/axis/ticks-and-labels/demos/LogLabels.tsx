import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const shared = {
  width: 290,
  height: 240,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const days = [0, 2, 4, 6, 8];
const series = [{ data: [20, 45, 110, 320, 900], label: 'Cells per mL' }];

export default function LogLabels() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        {...shared}
        aria-label="Yeast over eight days, with every tick labeled"
        xAxis={[{ data: days, label: 'every label formatted' }]}
        yAxis={[
          {
            scaleType: 'log',
            tickNumber: 10,
            width: 52,
            valueFormatter: (value: number) => value.toLocaleString('en-US'),
          },
        ]}
        series={series}
      />
      <LineChart
        {...shared}
        aria-label="Yeast over eight days, with crowded ticks left unlabeled"
        xAxis={[{ data: days, label: 'gaps in the scale kept' }]}
        yAxis={[
          {
            scaleType: 'log',
            tickNumber: 10,
            width: 52,
            valueFormatter: (value: number, context) =>
              context.location === 'tick' && context.defaultTickLabel === ''
                ? ''
                : value.toLocaleString('en-US'),
          },
        ]}
        series={series}
      />
    </Stack>
  );
}
