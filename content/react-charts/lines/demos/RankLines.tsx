import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function RankLines() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="ranks-caption" variant="body2">
        Most borrowed books: “Tides” climbs from fourth place to first.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="ranks-caption"
        height={240}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
        yAxis={[{ reverse: true, min: 0.8, max: 4.2, tickMinStep: 1, label: 'Rank' }]}
        series={[
          { data: [4, 3, 3, 1, 1], label: 'Tides', curve: 'bumpX' },
          { data: [1, 1, 2, 2, 3], label: 'Knots', curve: 'bumpX' },
          { data: [2, 4, 4, 4, 2], label: 'Bread', curve: 'bumpX' },
          { data: [3, 2, 1, 3, 4], label: 'Stars', curve: 'bumpX' },
        ]}
      />
    </Stack>
  );
}
