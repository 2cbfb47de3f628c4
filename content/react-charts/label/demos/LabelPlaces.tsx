import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function LabelPlaces() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="places-caption" variant="body2">
        Loaves: the bakery leads on weekdays, the market on Saturday.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="places-caption"
        height={220}
        skipAnimation
        xAxis={[{ data: ['Thu', 'Fri', 'Sat'], label: 'Day' }]}
        yAxis={[{ label: 'Loaves' }]}
        series={[
          { data: [96, 121, 140], label: 'Bakery' },
          { data: [40, 52, 203], label: 'Market stall' },
        ]}
      />
    </Stack>
  );
}
