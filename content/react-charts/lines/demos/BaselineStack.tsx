import Stack from '@mui/material/Stack';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const shared = {
  width: 290,
  height: 220,
  skipAnimation: true,
  role: 'img',
  sx: { [`& .${lineClasses.area}`]: { fillOpacity: 0.5 } },
} as const;
const hours = [8, 10, 12, 14, 16, 18];
const reading = [12, 34, 41, 52, 38, 15];
const stacks = [4, 18, 30, 26, 35, 20];

export default function BaselineStack() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        {...shared}
        aria-label="Visitors to two rooms, stacked: the second area starts on top of the first"
        xAxis={[{ data: hours, label: 'no baseline' }]}
        series={[
          { data: reading, label: 'Reading', stack: 'all', area: true, showMark: false },
          { data: stacks, label: 'Stacks', stack: 'all', area: true, showMark: false },
        ]}
      />
      <LineChart
        {...shared}
        aria-label="The same rooms with a baseline: both areas start at the bottom and overlap"
        xAxis={[{ data: hours, label: "baseline: 'min'" }]}
        series={[
          {
            data: reading,
            label: 'Reading',
            stack: 'all',
            area: true,
            baseline: 'min',
            showMark: false,
          },
          {
            data: stacks,
            label: 'Stacks',
            stack: 'all',
            area: true,
            baseline: 'min',
            showMark: false,
          },
        ]}
      />
    </Stack>
  );
}
