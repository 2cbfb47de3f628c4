import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { stars } from '../../data/stars';

export default function ZoomFilter() {
  const [discard, setDiscard] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="filterMode: 'discard'"
        control={
          <Switch checked={discard} onChange={(event) => setDiscard(event.target.checked)} />
        }
        sx={{ alignSelf: 'center' }}
      />
      <ScatterChartPro
        aria-label="Temperature and magnitude of sixty stars, zoomed in on the hottest third"
        height={240}
        margin={{ right: 32 }}
        dataset={stars}
        initialZoom={[{ axisId: 'temperature', start: 60, end: 100 }]}
        xAxis={[
          {
            id: 'temperature',
            min: 2500,
            max: 11500,
            zoom: { filterMode: discard ? 'discard' : 'keep' },
          },
        ]}
        yAxis={[{ reverse: true }]}
        series={[{ label: 'Star', datasetKeys: { id: 'id', x: 'temperature', y: 'magnitude' } }]}
        hideLegend
      />
    </Stack>
  );
}
