import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function Forecast() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="forecast-caption" variant="body2">
        Solid: measured, 19 °C on Thursday. Dashed: expected, 23 °C on Sunday.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="forecast-caption"
        height={220}
        skipAnimation
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 10, max: 25 }]}
        colors={['#7b3fb0', '#7b3fb0']}
        series={[
          { id: 'measured', data: [14, 17, 16, 19], label: 'Measured' },
          {
            id: 'expected',
            data: [null, null, null, 19, 20, 22, 23],
            label: 'Expected',
            showMark: false,
          },
        ]}
        hideLegend
        sx={{ '& [data-series="expected"]': { strokeDasharray: '5 5' } }}
      />
    </Stack>
  );
}
