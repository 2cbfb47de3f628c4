import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function WholeNumbers() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Kittens born from March to June: 1, 0, 2 and 1"
        height={200}
        skipAnimation
        hideLegend
        xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun'] }]}
        yAxis={[{ tickMinStep: 1 }]}
        series={[{ data: [1, 0, 2, 1], label: 'Kittens' }]}
      />
    </Stack>
  );
}
