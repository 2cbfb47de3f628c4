import Stack from '@mui/material/Stack';
import { lineClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const desks = [2, 9, 9, 4, 2, 2, 9];

const thick = {
  data: desks,
  curve: 'stepAfter',
  width: 200,
  height: 64,
  role: 'img',
  margin: 5,
  yAxis: { min: 2, max: 9 },
  sx: { [`& .${lineClasses.line}`]: { strokeWidth: 8 } },
} as const;

export default function SparklineClip() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <SparkLineChart
        {...thick}
        aria-label="Open desks, with a line that is cut off at the edges"
      />
      <SparkLineChart
        {...thick}
        aria-label="Open desks, with the whole line"
        clipAreaOffset={{ top: 5, right: 5, bottom: 5, left: 5 }}
      />
    </Stack>
  );
}
