import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { type PieArcLabelProps, PieChart } from '@mui/x-charts/PieChart';

const herd = [
  { value: 34, label: 'Sheep' },
  { value: 21, label: 'Goats' },
  { value: 9, label: 'Cows' },
  { value: 4, label: 'Donkeys' },
  { value: 26, label: 'Geese' },
];

function OutsideLabel(props: PieArcLabelProps) {
  const { startAngle, endAngle, outerRadius, color, formattedArcLabel, hidden } = props;
  const { palette } = useTheme();
  if (hidden || !formattedArcLabel) {
    return null;
  }
  const angle = (startAngle + endAngle) / 2;
  const side = Math.sin(angle) < 0 ? -1 : 1;
  const x = (radius: number) => Math.round(Math.sin(angle) * radius);
  const y = (radius: number) => Math.round(-Math.cos(angle) * radius);
  const near = outerRadius + 2;
  const far = outerRadius + 10;

  return (
    <g pointerEvents="none">
      <path
        d={`M${x(near)} ${y(near)}L${x(far)} ${y(far)}h${side * 4}`}
        fill="none"
        stroke={color}
        strokeWidth={2}
      />
      <text
        x={x(far) + side * 7}
        y={y(far)}
        textAnchor={side < 0 ? 'end' : 'start'}
        dominantBaseline="central"
        fontSize={13}
        fill={palette.text.primary}
        style={{ direction: 'ltr' }}
      >
        {formattedArcLabel}
      </text>
    </g>
  );
}

export default function OutsideLabels() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        role="img"
        aria-label="Animals on a farm: 34 sheep, 26 geese, 21 goats, 9 cows, 4 donkeys"
        width={300}
        height={190}
        skipAnimation
        hideLegend
        series={[
          { data: herd, outerRadius: 64, arcLabel: (item) => `${item.label}: ${item.value}` },
        ]}
        slots={{ pieArcLabel: OutsideLabel }}
      />
    </Stack>
  );
}
