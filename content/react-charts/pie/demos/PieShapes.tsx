import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { value: 38, label: 'Adults' },
  { value: 25, label: 'Children' },
  { value: 17, label: 'Students' },
];
const size = {
  width: 150,
  height: 150,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;

export default function PieShapes() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <PieChart {...size} aria-label="Members as a ring" series={[{ data, innerRadius: '60%' }]} />
      <PieChart
        {...size}
        aria-label="Members as a ring with gaps and round corners"
        series={[{ data, innerRadius: 30, paddingAngle: 4, cornerRadius: 6 }]}
      />
      <PieChart
        {...size}
        aria-label="Members as a half circle"
        series={[{ data, innerRadius: '50%', startAngle: -90, endAngle: 90, cy: '75%' }]}
      />
    </Stack>
  );
}
