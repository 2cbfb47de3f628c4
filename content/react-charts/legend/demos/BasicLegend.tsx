import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Readers in three library rooms from 8:00 to 18:00"
        height={220}
        skipAnimation
        xAxis={[{ data: [8, 10, 12, 14, 16, 18], valueFormatter: (hour: number) => `${hour}` }]}
        series={[
          { data: [12, 34, 41, 52, 38, 15], label: 'Reading', showMark: false },
          { data: [4, 18, 30, 26, 35, 20], label: 'Stacks', showMark: false },
          { data: [2, 6, 9, 14, 28, 11], label: 'Children', showMark: false },
        ]}
      />
    </Stack>
  );
}
