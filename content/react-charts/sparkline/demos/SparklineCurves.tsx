import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const heights = [2.2, 0.6, -1.8, -0.9, 1.9, 1.1, -1.5, -1.2];
const size = { data: heights, width: 130, height: 60, role: 'img' } as const;

export default function SparklineCurves() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <SparkLineChart {...size} aria-label="Tide, straight lines" />
      <SparkLineChart {...size} aria-label="Tide, natural curve" curve="natural" />
      <SparkLineChart {...size} aria-label="Tide, filled area" curve="natural" area />
      <SparkLineChart
        {...size}
        aria-label="Tide, filled from the lowest value"
        curve="natural"
        area
        baseline="min"
      />
    </Stack>
  );
}
