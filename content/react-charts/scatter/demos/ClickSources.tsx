import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const buoys = [
  { name: 'North', x: 2, y: 8 },
  { name: 'Bank', x: 5, y: 4 },
  { name: 'Pier', x: 7, y: 2 },
  { name: 'Wreck', x: 9, y: 7 },
];

export default function ClickSources() {
  const [isExact, setExact] = React.useState(false);
  const [last, setLast] = React.useState('none yet');

  const onItemClick = (event: MouseEvent | React.MouseEvent, item: ScatterItemIdentifier) => {
    const kind = 'nativeEvent' in event ? 'React event' : 'browser event';
    const element = event.target instanceof Element ? event.target.tagName : 'nothing';
    setLast(`${buoys[item.dataIndex]?.name ?? 'unknown'} – ${kind}, target <${element}>`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <FormControlLabel
        sx={{ alignSelf: 'center' }}
        label="disableVoronoi"
        control={<Switch checked={isExact} onChange={(event) => setExact(event.target.checked)} />}
      />
      <ScatterChart
        key={`${isExact}`}
        aria-label="Four buoys by their distance from the harbor"
        height={220}
        xAxis={[{ min: 0, max: 10, label: 'East (km)' }]}
        yAxis={[{ min: 0, max: 10, label: 'North (km)' }]}
        series={[{ id: 'buoys', data: buoys, markerSize: 8, label: 'Buoy' }]}
        disableVoronoi={isExact}
        onItemClick={onItemClick}
        hideLegend
      />
      <Typography variant="body2" aria-live="polite">
        Last click: {last}
      </Typography>
    </Stack>
  );
}
