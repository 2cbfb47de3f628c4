import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18];

export default function StackedAreas() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="stacked-areas-caption" variant="body2">
        Readers in the library: the reading room fills first.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="stacked-areas-caption"
        height={220}
        skipAnimation
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[
          {
            data: [12, 34, 41, 52, 38, 15],
            label: 'Reading room',
            stack: 'all',
            area: true,
            showMark: false,
          },
          {
            data: [4, 18, 30, 26, 35, 20],
            label: 'Stacks',
            stack: 'all',
            area: true,
            showMark: false,
          },
        ]}
      />
    </Stack>
  );
}
