import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

type Renderer = 'svg-batch' | 'svg-single';

const round = (value: number) => Math.round(value * 10) / 10;

/** A spiral of points in place of real measurements. */
const points = Array.from({ length: 3000 }, (_, index) => {
  const angle = index * 2.39996;
  const radius = Math.sqrt(index) * 0.9;
  return { id: index, x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
});

const counts = [200, 3000];

export default function ManyPoints() {
  const [renderer, setRenderer] = React.useState<Renderer>('svg-batch');
  const [count, setCount] = React.useState(200);

  return (
    <Stack spacing={2} sx={{ width: 290, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignSelf: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Points"
          value={count}
          onChange={(_event, value: number | null) => value && setCount(value)}
        >
          {counts.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Renderer"
          value={renderer}
          onChange={(_event, value: Renderer | null) => value && setRenderer(value)}
          sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
        >
          <ToggleButton value="svg-batch">svg-batch</ToggleButton>
          <ToggleButton value="svg-single">svg-single</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <ScatterChart
        role="img"
        aria-label={`Sunflower seeds: ${count} points in a spiral`}
        width={290}
        height={290}
        margin={0}
        renderer={renderer}
        xAxis={[{ min: -52, max: 52, position: 'none' }]}
        yAxis={[{ min: -52, max: 52, position: 'none' }]}
        series={[{ data: points.slice(0, count), label: 'Seed', markerSize: 2 }]}
        hideLegend
      />
    </Stack>
  );
}
