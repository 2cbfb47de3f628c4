import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  { name: 'Cardiac', before: 420, now: 465 },
  { name: 'Skin', before: 510, now: 492 },
  { name: 'Eye', before: 365, now: 431 },
  { name: 'Dental', before: 298, now: 287 },
];
const visits = (value: number | null) => (value === null ? 'no data' : `${value} visits`);

export default function SimpleBars() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="simple-bars-caption" variant="body2" align="center">
        Clinic visits: eye care rose the most, and skin and dental care fell slightly.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="simple-bars-caption"
        height={240}
        skipAnimation
        grid={{ horizontal: true }}
        dataset={departments}
        xAxis={[{ dataKey: 'name' }]}
        yAxis={[{ label: 'Visits', width: 56 }]}
        series={[
          { dataKey: 'before', label: 'May 2024', valueFormatter: visits },
          { dataKey: 'now', label: 'May 2025', valueFormatter: visits },
        ]}
      />
    </Stack>
  );
}
