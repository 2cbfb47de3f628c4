import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2005', '2010', '2015', '2020', '2025'];
const loans = {
  paper: [90, 84, 72, 51, 46],
  audio: [10, 14, 18, 19, 17],
  ebooks: [0, 4, 16, 40, 52],
};
const area = {
  stack: 'loans',
  stackOffset: 'expand',
  area: true,
  showMark: false,
  valueFormatter: (value: number | null) => `${value ?? 0} thousand`,
} as const;

export default function ShareAreas() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="share-areas-caption" variant="body2" align="center">
        Library loans: paper fell from 90% to 40%, while e-books grew from nothing to 45%.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="share-areas-caption"
        height={240}
        skipAnimation
        xAxis={[{ data: years, scaleType: 'point' }]}
        yAxis={[
          { max: 1, width: 56, valueFormatter: (share: number) => `${Math.round(share * 100)}%` },
        ]}
        series={[
          { ...area, data: loans.paper, label: 'Paper' },
          { ...area, data: loans.audio, label: 'Audio' },
          { ...area, data: loans.ebooks, label: 'E-books' },
        ]}
      />
    </Stack>
  );
}
