import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const repairs = [
  { id: 'Depot roof', x: 8.2, y: 9 },
  { id: 'Lamps in the yard', x: 1.4, y: 7.5 },
  { id: 'New gate', x: 6.5, y: 3.2 },
  { id: 'Paint for the hall', x: 2.6, y: 2.1 },
  { id: 'Ramp for carts', x: 3.1, y: 8.4 },
  { id: 'Second elevator', x: 9.1, y: 5.8 },
];
const first = repairs.filter(({ x, y }) => x < 5 && y > 5);
const others = repairs.filter(({ x, y }) => x >= 5 || y <= 5);

export default function Quadrants() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="quadrants-caption" variant="body2" align="center">
        Projects by cost and benefit: the ramp and the lamps are cheap and help most.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="quadrants-caption"
        height={280}
        xAxis={[{ min: 0, max: 10, label: 'Cost', height: 28, tickInterval: [] }]}
        yAxis={[{ min: 0, max: 10, label: 'Benefit', width: 28, tickInterval: [] }]}
        series={[
          {
            data: first,
            label: 'Do first',
            color: '#2a8a5b',
            markerSize: 7,
            valueFormatter: (point) => point && `${point.id}`,
          },
          {
            data: others,
            label: 'Later',
            color: '#8a8f98',
            markerSize: 5,
            valueFormatter: (point) => point && `${point.id}`,
          },
        ]}
      >
        <ChartsReferenceLine x={5} lineStyle={{ strokeDasharray: '4 4' }} />
        <ChartsReferenceLine y={5} lineStyle={{ strokeDasharray: '4 4' }} />
      </ScatterChart>
    </Stack>
  );
}
