import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2021', '2022', '2023', '2024'];

export default function HarvestAndPrice() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="harvest-caption" variant="body2" align="center">
        Cherries: after the 2022 frost, the price per kilogram is the highest of the four years.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="harvest-caption"
        height={240}
        margin={{ left: 0, right: 0 }}
        skipAnimation
        xAxis={[{ data: years }]}
        yAxis={[
          { id: 'harvest', label: 'Tons', width: 48, max: 60 },
          { id: 'price', label: '€ per kg', width: 48, max: 6, position: 'right' },
        ]}
        series={[
          { data: [52, 19, 44, 38], label: 'Harvest', yAxisId: 'harvest' },
          { data: [2.8, 5.6, 3.4, 3.9], label: 'Price', yAxisId: 'price' },
        ]}
      />
    </Stack>
  );
}
