import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = [1, 2, 3, 20, 21, 30].map((day) => new Date(2026, 4, day));
const returned = [12, 30, 26, 9, 34, 22];
const size = { data: returned, width: 200, height: 64, role: 'img' } as const;

export default function SparklineTime() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <Stack spacing={0.5}>
        <Typography variant="body2">Equally spaced</Typography>
        <SparkLineChart {...size} aria-label="Books returned on six days, equally spaced" />
      </Stack>
      <Stack spacing={0.5}>
        <Typography variant="body2">Spaced by date</Typography>
        <SparkLineChart
          {...size}
          aria-label="Books returned on six days from May 1 to May 30, none between May 3 and May 20"
          xAxis={{ scaleType: 'time', data: days }}
        />
      </Stack>
    </Stack>
  );
}
