import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterValueType } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const fields = [
  { id: 'Hill', nitrogen: 60, tons: 4.9, protein: 10.4 },
  { id: 'Brook', nitrogen: 90, tons: 6.1, protein: 10.9 },
  { id: 'Mill', nitrogen: 120, tons: 7.2, protein: 11.8 },
  { id: 'Church', nitrogen: 150, tons: 7.8, protein: 12.7 },
  { id: 'Forest', nitrogen: 180, tons: 8.0, protein: 13.6 },
];
const named = (unit: string) => (point: ScatterValueType | null) =>
  point && `${point.id}: ${point.y} ${unit}`;

export default function FieldAxes() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="field-axes-caption" variant="body2" align="center">
        Wheat in five fields: above 150 kg of nitrogen, protein still rises but yield barely does.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="field-axes-caption"
        height={260}
        margin={{ left: 0, right: 0 }}
        dataset={fields}
        xAxis={[{ min: 40, max: 200, label: 'Nitrogen (kg/ha)' }]}
        yAxis={[
          { id: 'yield', label: 'Yield (t/ha)', width: 48, min: 0, max: 12 },
          { id: 'protein', label: 'Protein (%)', width: 48, min: 0, max: 16, position: 'right' },
        ]}
        series={[
          {
            datasetKeys: { id: 'id', x: 'nitrogen', y: 'tons' },
            label: 'Yield (left)',
            yAxisId: 'yield',
            valueFormatter: named('t/ha'),
          },
          {
            datasetKeys: { id: 'id', x: 'nitrogen', y: 'protein' },
            label: 'Protein (right)',
            yAxisId: 'protein',
            valueFormatter: named('%'),
          },
        ]}
      />
    </Stack>
  );
}
