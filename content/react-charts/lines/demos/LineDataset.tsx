import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  { day: new Date(Date.UTC(2026, 4, 8)), high: 17, low: 8 },
  { day: new Date(Date.UTC(2026, 4, 9)), high: 19, low: null },
  { day: new Date(Date.UTC(2026, 4, 10)), high: 16, low: 9 },
  { day: new Date(Date.UTC(2026, 4, 12)), high: 21, low: 11 },
  { day: new Date(Date.UTC(2026, 4, 13)), high: 23, low: 12 },
];
const dayFormat = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export default function LineDataset() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="line-dataset-caption" variant="body2">
        Greenhouse in May: the night of the 9th was not measured, and the 11th is missing.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="line-dataset-caption"
        height={240}
        skipAnimation
        dataset={days}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'utc',
            tickNumber: 5,
            valueFormatter: (day: Date) => dayFormat.format(day),
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={[
          { id: 'high', dataKey: 'high', label: 'Day' },
          { id: 'low', dataKey: 'low', label: 'Night' },
        ]}
      />
    </Stack>
  );
}
