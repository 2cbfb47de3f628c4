import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Renderer = 'svg-batch' | 'svg-single';

const days = Array.from({ length: 365 }, (_, index) => index + 1);
/** A year's rainfall in millimeters, with fixed waves in place of real weather. */
const rain = days.map((day) =>
  Math.max(0, Math.round(60 * Math.sin(day * 1.7) * Math.cos(day / 11)) / 10),
);

export default function ManyBars() {
  const [renderer, setRenderer] = React.useState<Renderer>('svg-batch');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Renderer"
        value={renderer}
        onChange={(_event, value: Renderer | null) => value && setRenderer(value)}
        sx={{ alignSelf: 'center', '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="svg-batch">svg-batch</ToggleButton>
        <ToggleButton value="svg-single">svg-single</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        role="img"
        aria-label="Rain over 365 days, up to 6 millimeters per day"
        height={220}
        renderer={renderer}
        xAxis={[{ data: days, categoryGapRatio: 0.1, tickSpacing: 40, label: 'Day of the year' }]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ data: rain, label: 'Rain (mm)' }]}
        hideLegend
      />
    </Stack>
  );
}
