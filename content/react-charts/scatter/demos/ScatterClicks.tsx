import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const buoys = [
  { name: 'North', x: 2, y: 8 },
  { name: 'Bank', x: 5, y: 4 },
  { name: 'Pier', x: 7, y: 2 },
  { name: 'Wreck', x: 9, y: 7 },
];

export default function ScatterClicks() {
  const [last, setLast] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <ScatterChart
        aria-label="Four buoys by their distance from the harbor"
        height={220}
        xAxis={[{ min: 0, max: 10, label: 'East (km)' }]}
        yAxis={[{ min: 0, max: 10, label: 'North (km)' }]}
        series={[{ id: 'buoys', data: buoys, markerSize: 7, label: 'Buoy' }]}
        voronoiMaxRadius={40}
        onItemClick={(_event: unknown, item: ScatterItemIdentifier) =>
          setLast(buoys[item.dataIndex]?.name ?? 'unknown')
        }
        hideLegend
      />
      <Typography variant="body2" aria-live="polite">
        Last buoy: {last}
      </Typography>
    </Stack>
  );
}
