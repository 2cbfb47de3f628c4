import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const oaks = [
  { id: 'o1', x: 22, y: 9 },
  { id: 'o2', x: 31, y: 12 },
  { id: 'o3', x: 45, y: 16 },
  { id: 'o4', x: 58, y: 18 },
  { id: 'o5', x: 74, y: 21 },
  { id: 'o6', x: 88, y: 22 },
];
const birches = [
  { id: 'b1', x: 12, y: 10 },
  { id: 'b2', x: 18, y: 14 },
  { id: 'b3', x: 24, y: 17 },
  { id: 'b4', x: 29, y: 20 },
  { id: 'b5', x: 36, y: 21 },
];

export default function TreePoints() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="tree-points-caption" variant="body2" align="center">
        Trees in a park: birches are as tall as oaks, with trunks half as thick.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="tree-points-caption"
        height={260}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[{ min: 0, max: 100, label: 'Trunk (cm)' }]}
        yAxis={[{ min: 0, max: 25, label: 'Height (m)', width: 56 }]}
        series={[
          { data: oaks, label: 'Oak', markerSize: 5 },
          { data: birches, label: 'Birch', markerSize: 5 },
        ]}
      />
    </Stack>
  );
}
