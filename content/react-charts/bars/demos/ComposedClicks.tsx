import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedClicks() {
  const [last, setLast] = React.useState('none yet');
  const [day, setDay] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ChartsContainer
        aria-label="Loaves sold and loaves planned on three days"
        height={220}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          { type: 'bar', id: 'sold', data: [71, 98, 42], label: 'Sold' },
          { type: 'line', id: 'planned', data: [80, 110, 60], label: 'Planned' },
        ]}
        onAxisClick={(_event, clicked) => setDay(`${String(clicked?.axisValue ?? 'none')}`)}
      >
        <BarPlot
          onItemClick={(_event, item) => setLast(`bar ${item.dataIndex} of ${item.seriesId}`)}
        />
        <LinePlot onItemClick={(_event, item) => setLast(`line of ${item.seriesId}`)} />
        <MarkPlot
          onItemClick={(_event, item) => setLast(`mark ${item.dataIndex} of ${item.seriesId}`)}
        />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40, textAlign: 'center' }}>
        Item: {last}
        <br />
        Day: {day}
      </Typography>
    </Stack>
  );
}
