import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const shifts = [
  { day: 'Fri', early: 40, late: 31, wholesale: 60 },
  { day: 'Sat', early: 88, late: 52, wholesale: 35 },
  { day: 'Sun', early: 50, late: 12, wholesale: 0 },
];

export default function BasicStack() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="basic-stack-caption" variant="body2">
        Loaves baked: the shop's two shifts share a bar, and wholesale has its own.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="basic-stack-caption"
        height={220}
        skipAnimation
        dataset={shifts}
        xAxis={[{ dataKey: 'day' }]}
        series={[
          { dataKey: 'early', label: 'Early', stack: 'shop' },
          { dataKey: 'late', label: 'Late', stack: 'shop' },
          { dataKey: 'wholesale', label: 'Wholesale' },
        ]}
      />
    </Stack>
  );
}
