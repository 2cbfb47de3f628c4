import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function PointHighlight() {
  const [isSeriesOff, setSeriesOff] = React.useState(true);
  const [isChartOff, setChartOff] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="A patient's heart rate and its daily mean; 15:00 is highlighted"
        height={220}
        skipAnimation
        xAxis={[
          {
            id: 'hour',
            scaleType: 'point',
            data: ['6:00', '9:00', '12:00', '15:00', '18:00'],
          },
        ]}
        yAxis={[{ min: 50, max: 100 }]}
        series={[
          { data: [62, 71, 78, 92, 74], label: 'Heart rate', showMark: false },
          {
            data: [75, 75, 75, 75, 75],
            label: 'Mean',
            showMark: false,
            disableHighlight: isSeriesOff,
          },
        ]}
        disableLineItemHighlight={isChartOff}
        highlightedAxis={[{ axisId: 'hour', dataIndex: 3 }]}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <FormControlLabel
          label="disableHighlight for the mean"
          control={
            <Switch
              checked={isSeriesOff}
              onChange={(event) => setSeriesOff(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="disableLineItemHighlight"
          control={
            <Switch checked={isChartOff} onChange={(event) => setChartOff(event.target.checked)} />
          }
        />
      </Stack>
    </Stack>
  );
}
