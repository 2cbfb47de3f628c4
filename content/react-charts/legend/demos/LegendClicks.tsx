import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const notes: Record<string, string> = {
  reading: 'Reading room: 60 seats, quiet.',
  stacks: 'Stacks: open until 20:00.',
};

export default function LegendClicks() {
  const [chosen, setChosen] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <LineChart
        aria-label="Readers in two library rooms"
        height={200}
        skipAnimation
        xAxis={[{ data: [8, 10, 12, 14, 16, 18] }]}
        series={[
          {
            id: 'reading',
            data: [12, 34, 41, 52, 38, 15],
            label: 'Reading room',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
          {
            id: 'stacks',
            data: [4, 18, 30, 26, 35, 20],
            label: 'Stacks',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
        ]}
        highlightedItem={chosen === null ? null : { seriesId: chosen }}
        slotProps={{
          legend: {
            onItemClick: (_event: unknown, item: SeriesLegendItemContext) =>
              setChosen(`${item.seriesId}`),
          },
        }}
      />
      <Typography variant="body2" aria-live="polite">
        {chosen === null ? 'Choose a room in the legend.' : notes[chosen]}
      </Typography>
    </Stack>
  );
}
