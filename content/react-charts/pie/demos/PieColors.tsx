import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

const grades = [
  { value: 41, label: 'Good' },
  { value: 22, label: 'Fair' },
  { value: 8, label: 'Poor' },
];
const ownColors = ['#2a8a5b', '#e0a100', '#c8372d'];

export default function PieColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <PieChart
        role="img"
        aria-label="Books by condition: 41 good, 22 fair, 8 poor; colors from a palette"
        width={160}
        height={160}
        skipAnimation
        colors={mangoFusionPalette}
        series={[{ data: grades }]}
      />
      <PieChart
        role="img"
        aria-label="Books by condition: 41 good, 22 fair, 8 poor; a color for each slice"
        width={160}
        height={160}
        skipAnimation
        series={[
          {
            data: grades.map((grade, index) => ({ ...grade, color: ownColors[index] ?? '#777' })),
          },
        ]}
      />
    </Stack>
  );
}
