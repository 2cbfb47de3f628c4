import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const rye = [
  { id: 'r1', x: 18, y: 4.1 },
  { id: 'r2', x: 22, y: 5.0 },
  { id: 'r3', x: 25, y: 5.6 },
  { id: 'r4', x: 29, y: 6.9 },
  { id: 'r5', x: 31, y: 7.0 },
];
const wheat = [
  { id: 'w1', x: 17, y: 2.2 },
  { id: 'w2', x: 21, y: 2.9 },
  { id: 'w3', x: 24, y: 3.1 },
  { id: 'w4', x: 28, y: 4.2 },
  { id: 'w5', x: 32, y: 4.4 },
];

export default function BasicScatter() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="basic-scatter-caption" variant="body2">
        The warmer the bakery, the higher the dough rises, and rye rises more.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="basic-scatter-caption"
        height={240}
        xAxis={[{ min: 15, max: 35, label: 'Temperature (°C)' }]}
        yAxis={[{ min: 0, label: 'Height (cm)' }]}
        series={[
          { data: rye, label: 'Rye' },
          { data: wheat, label: 'Wheat' },
        ]}
      />
    </Stack>
  );
}
