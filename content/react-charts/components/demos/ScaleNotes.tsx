import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Storm({ from, to }: { from: number; to: number }) {
  const scale = useXScale<'linear'>();
  const { top, height } = useDrawingArea();
  const { palette } = useTheme();
  const start = scale(from);
  return (
    <g>
      <rect
        x={start}
        y={top}
        width={scale(to) - start}
        height={height}
        fill={palette.warning.main}
        opacity={0.25}
      />
      <text x={start + 4} y={top + 14} fontSize={12} fill={palette.text.primary}>
        Storm
      </text>
    </g>
  );
}

function Peak({ hour, wind }: { hour: number; wind: number }) {
  const x = useXScale<'linear'>()(hour);
  const y = useYScale<'linear'>()(wind);
  const { palette } = useTheme();
  return (
    <g fill="none" stroke={palette.text.primary}>
      <circle cx={x} cy={y} r={9} />
    </g>
  );
}

export default function ScaleNotes() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Wind from 0:00 to 24:00; storm between 9:00 and 15:00, with a peak of 48 knots at 12:00"
        height={220}
        skipAnimation
        xAxis={[{ data: [0, 6, 9, 12, 15, 18, 24], min: 0, max: 24 }]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[{ data: [12, 20, 35, 48, 36, 22, 14], label: 'Wind (kn)', showMark: false }]}
        hideLegend
      >
        <Storm from={9} to={15} />
        <Peak hour={12} wind={48} />
      </LineChart>
    </Stack>
  );
}
