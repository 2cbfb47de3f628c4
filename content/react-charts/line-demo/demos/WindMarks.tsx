import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses, type MarkElementProps } from '@mui/x-charts/LineChart';

const hours = ['6', '9', '12', '15', '18', '21'];
const knots = [8, 11, 17, 21, 16, 10];
/** The direction the wind is blowing toward, in degrees clockwise from north. */
const toward = [45, 60, 90, 120, 150, 190];

function WindMark({ x, y, color, dataIndex, isHighlighted, isFaded, hidden }: MarkElementProps) {
  const scale = isHighlighted ? 1.4 : 1;
  return (
    <path
      d="M0 -10L6 8L0 4L-6 8Z"
      fill={color}
      opacity={hidden ? 0 : isFaded ? 0.3 : 1}
      transform={`translate(${x}, ${y}) rotate(${toward[dataIndex] ?? 0}) scale(${scale})`}
    />
  );
}

export default function WindMarks() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="wind-marks-caption" variant="body2" align="center">
        Wind at the harbor: strongest at 15:00. It blows toward the northeast at 6:00 and toward the
        south at 21:00.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="wind-marks-caption"
        height={240}
        skipAnimation
        hideLegend
        xAxis={[{ data: hours, scaleType: 'point', label: 'Hour' }]}
        yAxis={[{ min: 0, max: 25, label: 'Knots', width: 56 }]}
        series={[{ data: knots, label: 'Wind (kn)' }]}
        slots={{ mark: WindMark }}
        disableLineItemHighlight
        sx={{ [`& .${lineClasses.line}`]: { strokeOpacity: 0.5 } }}
      />
    </Stack>
  );
}
