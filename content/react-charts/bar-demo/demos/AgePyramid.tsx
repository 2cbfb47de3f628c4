import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['60 and over', '40 to 59', '25 to 39', '15 to 24', 'under 15'];
const women = [38, 64, 51, 29, 22];
const men = [31, 42, 47, 35, 24];

const size = (value: number | null) => `${Math.abs(value ?? 0)}`;

export default function AgePyramid() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="age-pyramid-caption" variant="body2" align="center">
        Rowing club members by age: women aged 40 to 59 are the largest group.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="age-pyramid-caption"
        layout="horizontal"
        height={220}
        skipAnimation
        xAxis={[{ min: -80, max: 80, valueFormatter: size }]}
        yAxis={[{ data: ages, width: 92, categoryGapRatio: 0.1, disableTicks: true }]}
        series={[
          {
            data: women.map((count) => -count),
            label: 'Women',
            stack: 'members',
            valueFormatter: size,
          },
          { data: men, label: 'Men', stack: 'members', valueFormatter: size },
        ]}
      />
    </Stack>
  );
}
