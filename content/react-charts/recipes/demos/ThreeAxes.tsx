import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18];

export default function ThreeAxes() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Temperature, humidity and air pressure from 6:00 to 18:00; it is warmest and driest at 15:00"
        height={240}
        skipAnimation
        xAxis={[{ data: hours, scaleType: 'point', valueFormatter: (hour) => `${hour}:00` }]}
        yAxis={[
          { id: 'celsius', label: '°C' },
          { id: 'percent', label: '%', position: 'left' },
          {
            id: 'pressure',
            label: 'hPa',
            position: 'right',
            min: 1005,
            max: 1020,
            width: 72,
            valueFormatter: String,
          },
        ]}
        series={[
          { yAxisId: 'celsius', data: [9, 13, 18, 20, 16], label: 'Temperature' },
          { yAxisId: 'percent', data: [88, 74, 58, 51, 63], label: 'Humidity' },
          { yAxisId: 'pressure', data: [1012, 1013, 1012, 1010, 1009], label: 'Pressure' },
        ]}
      />
    </Stack>
  );
}
