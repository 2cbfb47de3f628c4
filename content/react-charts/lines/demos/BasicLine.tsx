import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLine() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="basic-line-caption" variant="body2">
        Water at the pier, in meters: high tide at 3:00, low tide at 9:00.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="basic-line-caption"
        height={220}
        skipAnimation
        xAxis={[{ data: [0, 3, 6, 9, 12, 15], valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ data: [3.1, 4.6, 3.2, 0.8, 2.2, 4.4], label: 'Height' }]}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Stack>
  );
}
