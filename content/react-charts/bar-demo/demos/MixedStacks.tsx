import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const terms = [
  { term: 'Spring', fees: 48, grants: 22, wages: 41, rent: 18, saved: 11 },
  { term: 'Summer', fees: 36, grants: 22, wages: 38, rent: 18, saved: 2 },
  { term: 'Fall', fees: 55, grants: 30, wages: 46, rent: 18, saved: 21 },
];

export default function MixedStacks() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="mixed-stacks-caption" variant="body2" align="center">
        A music school: income in blue, costs in orange, and what is left in green.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="mixed-stacks-caption"
        height={260}
        skipAnimation
        dataset={terms}
        xAxis={[{ dataKey: 'term', barGapRatio: 0.15 }]}
        yAxis={[{ label: '€ thousands', width: 52 }]}
        series={[
          { dataKey: 'fees', label: 'Fees', stack: 'income', color: '#1e66c8' },
          { dataKey: 'grants', label: 'Grants', stack: 'income', color: '#7fb0ee' },
          { dataKey: 'wages', label: 'Wages', stack: 'costs', color: '#b35309' },
          { dataKey: 'rent', label: 'Rent', stack: 'costs', color: '#f0b27a' },
          { dataKey: 'saved', label: 'Saved', color: '#2a8a5b' },
        ]}
      />
    </Stack>
  );
}
