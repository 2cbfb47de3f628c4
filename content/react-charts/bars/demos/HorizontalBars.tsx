import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const genres = [
  { genre: 'Crime', loans: 412 },
  { genre: 'Travel', loans: 266 },
  { genre: 'Cooking', loans: 231 },
  { genre: 'History', loans: 174 },
  { genre: 'Poetry', loans: 58 },
];

export default function HorizontalBars() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="horizontal-bars-caption" variant="body2">
        Books lent in May: crime first, poetry last.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="horizontal-bars-caption"
        layout="horizontal"
        height={220}
        skipAnimation
        dataset={genres}
        yAxis={[{ dataKey: 'genre', width: 64 }]}
        series={[{ dataKey: 'loans', label: 'Loans' }]}
        grid={{ vertical: true }}
        hideLegend
      />
    </Stack>
  );
}
