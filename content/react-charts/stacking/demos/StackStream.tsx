import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const shared = { stack: 'all', stackOffset: 'silhouette', area: true, showMark: false } as const;

export default function StackStream() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="stream-caption" variant="body2">
        Readers by room: most at 16:00, when the children come.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="stream-caption"
        height={240}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[{ position: 'none' }]}
        series={[
          { ...shared, data: [12, 25, 34, 40, 41, 48, 52, 40, 38, 22, 15], label: 'Reading room' },
          { ...shared, data: [4, 10, 18, 25, 30, 28, 26, 30, 35, 28, 20], label: 'Stacks' },
          { ...shared, data: [2, 3, 6, 8, 9, 10, 14, 30, 40, 34, 18], label: 'Children' },
        ]}
      />
    </Stack>
  );
}
