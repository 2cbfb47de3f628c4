import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

const marks = [0, 25, 50, 75, 100];

/** A mark and a number for each quarter, in the space between the arc and `maxRadius`. */
function QuarterMarks() {
  const { startAngle, endAngle, valueMin, valueMax, outerRadius, maxRadius, cx, cy } =
    useGaugeState();
  const { palette, typography } = useTheme();

  return marks.map((mark) => {
    const share = (mark - valueMin) / (valueMax - valueMin);
    const angle = startAngle + share * (endAngle - startAngle);
    // Angles turn clockwise from the top.
    const place = (radius: number) => ({
      x: cx + radius * Math.sin(angle),
      y: cy - radius * Math.cos(angle),
    });
    const from = place(outerRadius + 2);
    const to = place(outerRadius + 8);
    const text = place(maxRadius - 8);
    return (
      <g key={mark}>
        <path d={`M ${from.x} ${from.y} L ${to.x} ${to.y}`} stroke={palette.text.primary} />
        <text
          {...text}
          fill={palette.text.primary}
          textAnchor="middle"
          dominantBaseline="central"
          style={{ font: `12px ${typography.fontFamily ?? 'sans-serif'}` }}
        >
          {mark}
        </text>
      </g>
    );
  });
}

export default function GaugeTicks() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <GaugeContainer
        aria-label="Water tank level"
        aria-valuetext="68 percent"
        width={240}
        height={190}
        startAngle={-120}
        endAngle={120}
        innerRadius="60%"
        outerRadius="75%"
        value={68}
      >
        <GaugeReferenceArc />
        <GaugeValueArc skipAnimation />
        <QuarterMarks />
      </GaugeContainer>
      <Typography variant="body2">Water tank: 68% full</Typography>
    </Stack>
  );
}
