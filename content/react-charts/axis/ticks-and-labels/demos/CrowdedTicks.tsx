import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);
const calls = hours.map((_, hour) => Math.round(40 + 34 * Math.sin((hour - 7) / 3.8)));

export default function CrowdedTicks() {
  const [tickSpacing, setTickSpacing] = React.useState(0);
  const [tickLabelMinGap, setTickLabelMinGap] = React.useState(4);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <BarChart
        role="img"
        aria-label="Calls to the clinic by hour: few at night, most around noon"
        width={300}
        height={200}
        skipAnimation
        xAxis={[{ data: hours, tickSpacing, tickLabelMinGap }]}
        series={[{ data: calls, label: 'Calls' }]}
        hideLegend
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        <Typography id="tick-spacing" variant="body2">
          tickSpacing: {tickSpacing}
        </Typography>
        <Slider
          aria-labelledby="tick-spacing"
          min={0}
          max={60}
          step={10}
          value={tickSpacing}
          onChange={(_event, value) => setTickSpacing(Number(value))}
        />
        <Typography id="tick-label-gap" variant="body2">
          tickLabelMinGap: {tickLabelMinGap}
        </Typography>
        <Slider
          aria-labelledby="tick-label-gap"
          min={0}
          max={60}
          step={4}
          value={tickLabelMinGap}
          onChange={(_event, value) => setTickLabelMinGap(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
