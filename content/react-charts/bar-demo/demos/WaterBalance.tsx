import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = [
  { month: 'May', rain: 62, irrigation: 10, evaporation: -48, drainage: -20 },
  { month: 'Jun', rain: 45, irrigation: 35, evaporation: -71, drainage: -8 },
  { month: 'Jul', rain: 28, irrigation: 60, evaporation: -88, drainage: -4 },
  { month: 'Aug', rain: 39, irrigation: 42, evaporation: -74, drainage: -6 },
];

export default function WaterBalance() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="water-balance-caption" variant="body2" align="center">
        Water in an orchard: inflow above zero, outflow below. July depends on irrigation.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="water-balance-caption"
        height={260}
        skipAnimation
        dataset={months}
        xAxis={[{ dataKey: 'month', categoryGapRatio: 0.4 }]}
        yAxis={[{ label: 'Millimeters', width: 60 }]}
        series={[
          { dataKey: 'rain', label: 'Rain', stack: 'water', color: '#1e66c8' },
          { dataKey: 'irrigation', label: 'Irrigation', stack: 'water', color: '#7fb0ee' },
          { dataKey: 'evaporation', label: 'Evaporation', stack: 'water', color: '#b35309' },
          { dataKey: 'drainage', label: 'Drainage', stack: 'water', color: '#f0b27a' },
        ]}
      >
        <ChartsReferenceLine y={0} />
      </BarChart>
    </Stack>
  );
}
