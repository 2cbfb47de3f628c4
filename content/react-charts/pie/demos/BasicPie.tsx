import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const cargo = [
  { id: 'containers', value: 52, label: 'Containers' },
  { id: 'timber', value: 27, label: 'Timber' },
  { id: 'grain', value: 14, label: 'Grain' },
  { id: 'cars', value: 7, label: 'Cars' },
];

export default function BasicPie() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="basic-pie-caption" variant="body2">
        Ships by cargo: containers 52, timber 27, grain 14, cars 7.
      </Typography>
      <PieChart
        role="img"
        aria-labelledby="basic-pie-caption"
        width={190}
        height={190}
        skipAnimation
        series={[{ data: cargo }]}
      />
    </Stack>
  );
}
