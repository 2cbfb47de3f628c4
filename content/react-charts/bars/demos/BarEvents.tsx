import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

/** The type of the event, and the element it comes from. */
function describe(event: MouseEvent | React.MouseEvent) {
  const kind = 'nativeEvent' in event ? 'React event' : 'browser event';
  const element = event.target instanceof Element ? `<${event.target.tagName}>` : 'no element';
  return `${kind} on ${element}, Shift ${event.shiftKey ? 'pressed' : 'not pressed'}`;
}

export default function BarEvents() {
  const [item, setItem] = React.useState('none yet');
  const [axis, setAxis] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Loaves ordered on three days: 71, 98 and 42"
        height={200}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[{ data: [71, 98, 42], label: 'Loaves' }]}
        onItemClick={(event) => setItem(describe(event))}
        onAxisClick={(event) => setAxis(describe(event))}
        hideLegend
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40, textAlign: 'center' }}>
        onItemClick: {item}
        <br />
        onAxisClick: {axis}
      </Typography>
    </Stack>
  );
}
