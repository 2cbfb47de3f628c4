import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const HEIGHTS = [2.2, 0.6, -1.8, -0.9, 1.9, 1.1, -1.5, -1.2];
const SIZE = { data: HEIGHTS, width: 130, height: 60, role: 'img' } as const;

export default function SparklineCurves() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <SparkLineChart {...SIZE} aria-label="Tide, straight lines" />
      <SparkLineChart {...SIZE} aria-label="Tide, natural curve" curve="natural" />
      <SparkLineChart {...SIZE} aria-label="Tide, filled area" curve="natural" area />
      <SparkLineChart
        {...SIZE}
        aria-label="Tide, filled from the lowest value"
        curve="natural"
        area
        baseline="min"
      />
    </Stack>
  );
}
