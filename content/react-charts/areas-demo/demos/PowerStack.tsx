import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [
  { hour: 0, biogas: 40, wind: 25, sun: 0 },
  { hour: 4, biogas: 40, wind: 32, sun: 0 },
  { hour: 8, biogas: 40, wind: 18, sun: 30 },
  { hour: 12, biogas: 40, wind: 10, sun: 85 },
  { hour: 16, biogas: 40, wind: 22, sun: 55 },
  { hour: 20, biogas: 40, wind: 38, sun: 4 },
  { hour: 24, biogas: 40, wind: 30, sun: 0 },
];
const area = { stack: 'power', area: true, showMark: false };

export default function PowerStack() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="power-stack-caption" variant="body2" align="center">
        A farm's power on one day: 135 kW at noon, more than half of it from the sun.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="power-stack-caption"
        height={240}
        skipAnimation
        dataset={hours}
        xAxis={[
          {
            dataKey: 'hour',
            min: 0,
            max: 24,
            tickInterval: [0, 8, 16, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'kW', width: 56 }]}
        series={[
          { ...area, dataKey: 'biogas', label: 'Biogas' },
          { ...area, dataKey: 'wind', label: 'Wind' },
          { ...area, dataKey: 'sun', label: 'Solar' },
        ]}
      />
    </Stack>
  );
}
