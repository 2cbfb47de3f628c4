import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const votes = [
  { value: 41, label: 'For', color: '#2a8a5b' },
  { value: 9, label: 'Abstained', color: '#9aa0a6' },
  { value: 22, label: 'Against', color: '#d3382e' },
];
const RADIUS = 120;

function Result({ children }: { children: string }) {
  const { left, top, width } = useDrawingArea();
  const { palette } = useTheme();
  return (
    <text
      x={left + width / 2}
      y={top + RADIUS - 8}
      textAnchor="middle"
      fontSize={18}
      fill={palette.text.primary}
      style={{ direction: 'ltr' }}
    >
      {children}
    </text>
  );
}

export default function HalfCircleVotes() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        role="img"
        aria-label="The cooperative's vote: 41 for, 22 against, 9 abstained"
        width={260}
        height={130}
        margin={5}
        skipAnimation
        series={[
          {
            data: votes,
            startAngle: -90,
            endAngle: 90,
            innerRadius: 70,
            outerRadius: RADIUS,
            cy: RADIUS,
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
      >
        <Result>41 of 72</Result>
      </PieChart>
    </Stack>
  );
}
