import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const branches = [
  { branch: 'Main library', loans: [310, 290, 335, 340, 362, 355, 401, 430], color: '#1e66c8' },
  { branch: 'Bookmobile', loans: [120, 135, 160, 158, 149, 122, 96, 88], color: '#b35309' },
];

/** From zero to a tenth above the highest value. */
const fromZero = (_min: number, max: number) => ({ min: 0, max: max * 1.1 });

export default function TinyAreas() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {branches.map(({ branch, loans, color }) => (
        <Paper key={branch} variant="outlined" sx={{ overflow: 'hidden' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', px: 2, pt: 1.5, pb: 1 }}>
            <Typography variant="body2">{branch}</Typography>
            <Typography variant="body2">{loans[loans.length - 1]} loans</Typography>
          </Stack>
          <LineChart
            role="img"
            aria-label={`${branch}, loans from January to August: ${loans.join(', ')}`}
            width={240}
            height={64}
            margin={0}
            skipAnimation
            hideLegend
            colors={[color]}
            xAxis={[{ data: months, scaleType: 'point', position: 'none' }]}
            yAxis={[{ position: 'none', domainLimit: fromZero }]}
            series={[{ data: loans, label: 'Loans', area: true, showMark: false }]}
          />
        </Paper>
      ))}
    </Stack>
  );
}
