import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const tanks = ['North', 'Quay', 'Hill', 'Mill'];
const limits = [80, 60, 95, 70];

function Limits() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();

  return limits.map((limit, index) => {
    const start = xScale(tanks[index] ?? '') ?? 0;
    return (
      <line
        key={tanks[index]}
        x1={start}
        x2={start + xScale.bandwidth()}
        y1={yScale(limit)}
        y2={yScale(limit)}
        stroke={palette.error.main}
        strokeWidth={3}
        strokeDasharray="6 4"
      />
    );
  });
}

export default function LimitForEachBar() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Levels in four tanks, each with its limit; only the tank at the quay is above its limit"
        height={220}
        skipAnimation
        hideLegend
        xAxis={[{ data: tanks }]}
        yAxis={[{ max: 100, label: 'Level (%)' }]}
        series={[{ data: [72, 66, 81, 40], label: 'Level' }]}
      >
        <Limits />
      </BarChart>
    </Stack>
  );
}
