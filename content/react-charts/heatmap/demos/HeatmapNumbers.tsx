import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap, HeatmapCell, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from '../../data/counter';

function NumberCell(props: HeatmapCellProps) {
  const { x, y, width, height, ownerState } = props;
  return (
    <g>
      <HeatmapCell {...props} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        fill={ownerState.value > 35 ? '#fff' : '#1b2029'}
        fontSize={12}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function HeatmapNumbers() {
  return (
    <Stack
      component="figure"
      aria-labelledby="heatmap-numbers-caption"
      spacing={1}
      sx={{ m: 0, width: '100%', textAlign: 'center' }}
    >
      <Typography component="figcaption" id="heatmap-numbers-caption" variant="body2">
        The same week with its numbers.
      </Typography>
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 32 }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 8, max: 64, color: ['#e3f1ea', '#0a4d36'] } },
        ]}
        series={[{ data: cells }]}
        slots={{ cell: NumberCell }}
      />
    </Stack>
  );
}
