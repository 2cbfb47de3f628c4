import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const depots = ['Bergen', 'Gdynia', 'Porto'];
const notes = [
  'Two trucks are being repaired until Friday.',
  'The night shift loads the Baltic ferries.',
  'A new hall opens in June.',
];

export default function DetailsOnClick() {
  const [index, setIndex] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <BarChart
        aria-label="Loads at three depots"
        height={200}
        skipAnimation
        hideLegend
        xAxis={[{ id: 'depot', data: depots }]}
        series={[{ data: [41, 68, 55], label: 'Loads' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        highlightedAxis={[{ axisId: 'depot', dataIndex: index }]}
        axisHighlight={{ x: 'band' }}
        onAxisClick={(_event, data) => data && setIndex(data.dataIndex)}
      />
      <Typography variant="body2" aria-live="polite">
        {depots[index]}: {notes[index]}
      </Typography>
    </Stack>
  );
}
