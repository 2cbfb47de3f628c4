import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 6, 8, 10];

export default function SeedlingLines() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="seedling-caption" variant="body2" align="center">
        Tomato seedlings: those under lamps are twice as tall after ten weeks.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="seedling-caption"
        height={240}
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[{ data: weeks, label: 'Week', tickMinStep: 1 }]}
        yAxis={[{ min: 0, label: 'Height (cm)', width: 56 }]}
        series={[
          { data: [2, 5, 9, 14, 27, 39, 48], label: 'Lamps' },
          { data: [2, 3, 6, 8, 13, 19, 24], label: 'Window' },
        ]}
      />
    </Stack>
  );
}
