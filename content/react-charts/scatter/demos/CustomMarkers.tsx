import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const CARGO = [
  { id: 1, x: 3, y: 240 },
  { id: 2, x: 5, y: 310 },
  { id: 3, x: 8, y: 390 },
];
const FERRIES = [
  { id: 4, x: 2, y: 90 },
  { id: 5, x: 4, y: 140 },
  { id: 6, x: 7, y: 130 },
];

function ShapeMarker({ seriesId, x, y, color, size, isFaded }: ScatterMarkerProps) {
  const shape = seriesId === 'cargo' ? `M${-size} ${-size}H${size}V${size}H${-size}Z` : `M0 ${-size}L${size} ${size}H${-size}Z`;
  return <path d={shape} transform={`translate(${x}, ${y})`} fill={color} opacity={isFaded ? 0.3 : 1} />;
}

export default function CustomMarkers() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="markers-caption" variant="body2">
        Hours in port and length in metres: squares are cargo ships.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="markers-caption"
        width={300}
        height={220}
        xAxis={[{ min: 0, max: 10 }]}
        yAxis={[{ min: 0, max: 450 }]}
        series={[
          { id: 'cargo', data: CARGO, label: 'Cargo ship', markerSize: 6, labelMarkType: 'square' },
          { id: 'ferry', data: FERRIES, label: 'Ferry', markerSize: 7 },
        ]}
        slots={{ marker: ShapeMarker }}
      />
    </Stack>
  );
}
