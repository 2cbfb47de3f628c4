import Stack from '@mui/material/Stack';
import { lineClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [12, 8, 3, -4, -9, -2, 6];
const size = { data: balance, width: 170, height: 64, role: 'img' } as const;

export default function SparklineColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <SparkLineChart
        {...size}
        aria-label="Books returned minus books lent, in one color"
        color="#0b7a55"
        sx={{ [`& .${lineClasses.line}`]: { strokeWidth: 3 } }}
      />
      <SparkLineChart
        {...size}
        aria-label="Books returned minus books lent, negative days in red"
        plotType="bar"
        yAxis={{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#c8372d', '#1e66c8'] } }}
      />
      <SparkLineChart
        {...size}
        aria-label="Books returned minus books lent, a color for each mode"
        color={(mode) => (mode === 'dark' ? '#ffd166' : '#8a4b08')}
      />
    </Stack>
  );
}
