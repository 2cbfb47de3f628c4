import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { bluePalette } from '@mui/x-charts/colorPalettes';

const series = ['A1', 'A2', 'B1', 'B2', 'C1'].map((level, index) => ({
  label: level,
  stack: 'levels',
  data: [18 - 3 * index, 22 - 4 * index],
}));

export default function SequentialSteps() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="steps-caption" variant="body2">
        Language courses by level: many people start, few reach C1.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="steps-caption"
        height={230}
        skipAnimation
        colors={bluePalette}
        xAxis={[{ data: ['Spanish', 'Polish'] }]}
        series={series}
      />
    </Stack>
  );
}
