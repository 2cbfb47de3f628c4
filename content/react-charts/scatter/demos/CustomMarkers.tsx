import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const cargo = [
  { id: 1, x: 3, y: 240 },
  { id: 2, x: 5, y: 310 },
  { id: 3, x: 8, y: 390 },
];
const ferries = [
  { id: 4, x: 2, y: 90 },
  { id: 5, x: 4, y: 140 },
  { id: 6, x: 7, y: 130 },
];

function ShapeMarker({ seriesId, x, y, color, size, isFaded }: ScatterMarkerProps) {
  const shape =
    seriesId === 'cargo'
      ? `M${-size} ${-size}H${size}V${size}H${-size}Z`
      : `M0 ${-size}L${size} ${size}H${-size}Z`;
  return (
    <path d={shape} transform={`translate(${x}, ${y})`} fill={color} opacity={isFaded ? 0.3 : 1} />
  );
}

/** The ferry mark in the legend. */
function TriangleMark({ color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="-7 -7 14 14">
      <path d="M0 -6L6 6H-6Z" fill={color ?? 'currentColor'} />
    </svg>
  );
}

export default function CustomMarkers() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="markers-caption" variant="body2">
        Longer cargo ships (squares) stay in port longer; ferries (triangles) vary.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="markers-caption"
        height={220}
        xAxis={[{ min: 0, max: 10, label: 'Hours in port' }]}
        yAxis={[{ min: 0, max: 450, label: 'Length (m)' }]}
        series={[
          { id: 'cargo', data: cargo, label: 'Cargo ship', markerSize: 6, labelMarkType: 'square' },
          {
            id: 'ferry',
            data: ferries,
            label: 'Ferry',
            markerSize: 7,
            labelMarkType: TriangleMark,
          },
        ]}
        slots={{ marker: ShapeMarker }}
      />
    </Stack>
  );
}
