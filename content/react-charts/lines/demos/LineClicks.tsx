import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineClicks() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <LineChart
        aria-label="Readers in two library rooms"
        height={220}
        skipAnimation
        xAxis={[{ data: [8, 10, 12, 14, 16, 18] }]}
        series={[
          { id: 'reading', data: [12, 34, 41, 52, 38, 15], label: 'Reading room', area: true },
          { id: 'stacks', data: [4, 18, 30, 26, 35, 20], label: 'Stacks' },
        ]}
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setLast(`mark ${dataIndex} of ${seriesId}`)
        }
        onLineClick={(_event, { seriesId }) => setLast(`line of ${seriesId}`)}
        onAreaClick={(_event, { seriesId }) => setLast(`area of ${seriesId}`)}
      />
      <Typography variant="body2" aria-live="polite">
        Last click: {last}
      </Typography>
    </Stack>
  );
}
