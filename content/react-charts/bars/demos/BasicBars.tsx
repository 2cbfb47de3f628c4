import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const orders = [
  { day: 'Thu', rye: 64, wheat: 88 },
  { day: 'Fri', rye: 71, wheat: 120 },
  { day: 'Sat', rye: 98, wheat: 174 },
  { day: 'Sun', rye: 42, wheat: 61 },
];

export default function BasicBars() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="basic-bars-caption" variant="body2">
        Loaves ordered. Saturday is the busiest day for both kinds of bread.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="basic-bars-caption"
        height={240}
        skipAnimation
        dataset={orders}
        xAxis={[{ dataKey: 'day' }]}
        series={[
          { dataKey: 'rye', label: 'Rye' },
          { dataKey: 'wheat', label: 'Wheat' },
        ]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
