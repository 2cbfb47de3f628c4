import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Pointer() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  const { palette } = useTheme();
  if (valueAngle === null) return null;
  const tip = {
    x: cx + outerRadius * Math.sin(valueAngle),
    y: cy - outerRadius * Math.cos(valueAngle),
  };
  return (
    <g stroke={palette.text.primary} fill={palette.text.primary}>
      <circle cx={cx} cy={cy} r={5} />
      <path d={`M ${cx} ${cy} L ${tip.x} ${tip.y}`} strokeWidth={3} />
    </g>
  );
}

export default function GaugePointer() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <GaugeContainer
        aria-label="Wind at the pier"
        aria-valuetext="34 knots"
        width={220}
        height={150}
        startAngle={-110}
        endAngle={110}
        valueMax={60}
        value={34}
      >
        <GaugeReferenceArc />
        <GaugeValueArc skipAnimation />
        <Pointer />
      </GaugeContainer>
      <Typography variant="body2">Wind at the pier: 34 of 60 knots</Typography>
    </Stack>
  );
}
