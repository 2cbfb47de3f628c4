import Stack from '@mui/material/Stack';
import { useDrawingArea, useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const quakes = [
  { id: 'q1', x: 2, y: 2.1 },
  { id: 'q2', x: 5, y: 3.4 },
  { id: 'q3', x: 6, y: 2.6 },
  { id: 'q4', x: 11, y: 4.8 },
  { id: 'q5', x: 12, y: 3.1 },
  { id: 'q6', x: 14, y: 2.4 },
  { id: 'q7', x: 21, y: 3.9 },
  { id: 'q8', x: 27, y: 2.2 },
];

/** A line from each point of the series down to the axis. */
function Stems({ seriesId }: { seriesId: string }) {
  const series = useScatterSeries(seriesId);
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { top, height } = useDrawingArea();

  return series?.data?.map((point) => (
    <path
      key={point.id}
      d={`M${x(point.x)} ${y(point.y)}V${top + height}`}
      stroke={series.color}
      strokeWidth={2}
      opacity={0.5}
    />
  ));
}

export default function StemPlot() {
  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        role="img"
        aria-label="Eight earthquakes in June, the strongest (magnitude 4.8) on the 11th"
        height={240}
        xAxis={[{ min: 0, max: 30, label: 'Day in June' }]}
        yAxis={[{ min: 0, max: 6, label: 'Magnitude' }]}
        series={[{ id: 'quakes', data: quakes, label: 'Earthquake', markerSize: 6 }]}
        hideLegend
      >
        <Stems seriesId="quakes" />
      </ScatterChart>
    </Stack>
  );
}
