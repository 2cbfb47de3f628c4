import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Frame() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke={palette.text.secondary}
        strokeDasharray="4 4"
      />
      <text
        x={left + width / 2}
        y={top + 16}
        textAnchor="middle"
        fontSize={12}
        fill={palette.text.secondary}
      >
        {Math.round(width)} × {Math.round(height)}
      </text>
    </g>
  );
}

export default function DrawingArea() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="A line chart with a dashed frame around its drawing area"
        height={220}
        skipAnimation
        yAxis={[{ max: 40 }]}
        series={[{ data: [12, 19, 15, 24, 28], label: 'Noon (°C)' }]}
        hideLegend
      >
        <Frame />
      </LineChart>
    </Stack>
  );
}
