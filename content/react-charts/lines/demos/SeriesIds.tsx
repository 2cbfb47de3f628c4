import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const allRooms = [
  { id: 'reading', label: 'Reading room', data: [52, 61, 70, 58, 49], color: '#1e66c8' },
  { id: 'stacks', label: 'Stacks', data: [30, 34, 28, 36, 33], color: '#b3470a' },
  { id: 'children', label: 'Children', data: [8, 12, 21, 26, 14], color: '#0b7a55' },
];
const shared = { width: 290, height: 200, hideLegend: true, role: 'img' } as const;
const hours = [10, 12, 14, 16, 18];

export default function SeriesIds() {
  const [showsFirst, setShowsFirst] = React.useState(true);
  const rooms = showsFirst ? allRooms : allRooms.slice(1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShowsFirst(!showsFirst)}>
        {showsFirst ? 'Remove the first series' : 'Add it again'}
      </Button>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <LineChart
          {...shared}
          aria-label={`Visitors to ${rooms.length} rooms, series with an id`}
          xAxis={[{ data: hours, label: 'with ids' }]}
          yAxis={[{ min: 0, max: 80 }]}
          series={rooms}
        />
        <LineChart
          {...shared}
          aria-label={`Visitors to ${rooms.length} rooms, series without an id`}
          xAxis={[{ data: hours, label: 'without ids' }]}
          yAxis={[{ min: 0, max: 80 }]}
          series={rooms.map(({ label, data, color }) => ({ label, data, color }))}
        />
      </Stack>
    </Stack>
  );
}
