import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const clock = (hour: number) => `${hour}:00`;

export default function GreenhouseAxes() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="greenhouse-caption" variant="body2" align="center">
        A greenhouse: as the temperature rises until 16:00, the humidity falls to 46%.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="greenhouse-caption"
        height={240}
        margin={{ left: 0, right: 0 }}
        skipAnimation
        xAxis={[
          { data: hours, min: 0, max: 24, tickInterval: [0, 8, 16, 24], valueFormatter: clock },
        ]}
        yAxis={[
          { id: 'celsius', label: '°C', width: 52, min: 10, max: 35 },
          { id: 'percent', label: 'Humidity (%)', width: 52, min: 0, max: 100, position: 'right' },
        ]}
        series={[
          {
            data: [14, 12, 17, 26, 31, 22, 15],
            label: 'Temperature',
            yAxisId: 'celsius',
            shape: 'circle',
          },
          {
            data: [88, 92, 80, 58, 46, 67, 85],
            label: 'Humidity',
            yAxisId: 'percent',
            shape: 'square',
          },
        ]}
      />
    </Stack>
  );
}
