import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const shared = {
  width: 190,
  height: 180,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const months = ['Apr', 'May', 'Jun'];

export default function ColorScales() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <BarChart
        {...shared}
        aria-label="Clear nights 14, 8, 16; below 10 red"
        xAxis={[{ data: months, label: 'piecewise' }]}
        yAxis={[
          { colorMap: { type: 'piecewise', thresholds: [10], colors: ['#c8372d', '#2a8a5b'] } },
        ]}
        series={[{ data: [14, 8, 16], label: 'Clear nights' }]}
      />
      <LineChart
        {...shared}
        aria-label="Temperature from 2 to 23 °C, blue when cold and red when warm"
        xAxis={[{ data: [1, 2, 3, 4, 5], label: 'continuous' }]}
        yAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 25, color: ['#1e66c8', '#c8372d'] } },
        ]}
        series={[{ data: [2, 9, 18, 23, 14], label: 'Highest (°C)', showMark: false }]}
      />
      <BarChart
        {...shared}
        aria-label="Rain 49, 61, 73; a color for each month"
        xAxis={[
          {
            data: months,
            label: 'ordinal',
            colorMap: {
              type: 'ordinal',
              values: months,
              colors: ['#6aa84f', '#38761d', '#1f4d10'],
            },
          },
        ]}
        series={[{ data: [49, 61, 73], label: 'Rain (mm)' }]}
      />
    </Stack>
  );
}
