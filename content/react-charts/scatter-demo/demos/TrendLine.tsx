import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const routes = [
  { id: 1, x: 12, y: 34 },
  { id: 2, x: 18, y: 41 },
  { id: 3, x: 25, y: 62 },
  { id: 4, x: 31, y: 66 },
  { id: 5, x: 38, y: 97 },
  { id: 6, x: 46, y: 99 },
  { id: 7, x: 55, y: 128 },
];

/** Least squares: the line with the smallest sum of squared distances in y. */
function fit(points: { x: number; y: number }[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const mx = mean(points.map(({ x }) => x));
  const my = mean(points.map(({ y }) => y));
  const slope =
    mean(points.map(({ x, y }) => (x - mx) * (y - my))) /
    mean(points.map(({ x }) => (x - mx) ** 2));
  return (x: number) => my + slope * (x - mx);
}

function Trend({ from, to }: { from: number; to: number }) {
  const { palette } = useTheme();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const trend = fit(routes);
  return (
    <path
      d={`M${x(from)} ${y(trend(from))}L${x(to)} ${y(trend(to))}`}
      stroke={palette.text.secondary}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function TrendLine() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="trend-line-caption" variant="body2" align="center">
        Delivery routes: each stop takes a little more than two minutes.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="trend-line-caption"
        height={260}
        hideLegend
        xAxis={[{ min: 0, max: 60, label: 'Stops' }]}
        yAxis={[{ min: 0, max: 150, label: 'Minutes', width: 60 }]}
        series={[{ data: routes, label: 'Route', markerSize: 5 }]}
      >
        <Trend from={10} to={58} />
      </ScatterChart>
    </Stack>
  );
}
