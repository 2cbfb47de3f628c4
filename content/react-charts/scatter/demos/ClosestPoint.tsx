import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stars } from '../../data/stars';

type Reach = 'closest' | 'radius' | 'point';

export default function ClosestPoint() {
  const [reach, setReach] = React.useState<Reach>('closest');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Pointer range"
        value={reach}
        onChange={(_event, value: Reach | null) => value && setReach(value)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="closest">Closest</ToggleButton>
        <ToggleButton value="radius">Within 30 px</ToggleButton>
        <ToggleButton value="point">The point</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        key={reach}
        aria-label="Temperature and magnitude of sixty stars"
        height={240}
        dataset={stars}
        disableVoronoi={reach === 'point'}
        voronoiMaxRadius={reach === 'radius' ? 30 : undefined}
        xAxis={[{ min: 2500, max: 11500, label: 'Temperature (K)' }]}
        yAxis={[{ reverse: true, label: 'Magnitude' }]}
        series={[
          {
            label: 'Star',
            datasetKeys: { id: 'id', x: 'temperature', y: 'magnitude' },
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
