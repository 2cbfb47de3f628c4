import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const orders = [
  { day: 'Thu', shop: 96, online: 56 },
  { day: 'Fri', shop: 121, online: 70 },
  { day: 'Sat', shop: 203, online: 69 },
  { day: 'Sun', shop: 88, online: 15 },
];

export default function StackedBars() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="stacked-bars-caption" variant="body2">
        Loaves sold in the shop and online. On Saturday, online sales stay below a third.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="stacked-bars-caption"
        height={240}
        skipAnimation
        dataset={orders}
        xAxis={[{ dataKey: 'day' }]}
        series={[
          { dataKey: 'shop', label: 'Shop', stack: 'sales' },
          { dataKey: 'online', label: 'Online', stack: 'sales' },
        ]}
        borderRadius={6}
      />
    </Stack>
  );
}
