import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="first-caption" variant="body2">
        Loaves sold: 148 on Friday, 231 on Saturday, 96 on Sunday.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="first-caption"
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[{ data: [148, 231, 96], label: 'Loaves sold' }]}
        hideLegend
      />
    </Stack>
  );
}
