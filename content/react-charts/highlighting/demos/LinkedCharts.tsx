import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function LinkedCharts() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    width: 290,
    height: 200,
    skipAnimation: true,
    hideLegend: true,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        {...shared}
        aria-label="Highest temperature from April to September"
        xAxis={[{ id: 'month', scaleType: 'point', data: months, label: 'Temperature' }]}
        series={[{ data: [14, 19, 22, 24, 23, 19], label: 'Highest (°C)' }]}
      />
      <LineChart
        {...shared}
        aria-label="Rain from April to September"
        xAxis={[{ id: 'month', scaleType: 'point', data: months, label: 'Rain' }]}
        series={[{ data: [49, 61, 73, 88, 79, 66], label: 'Rain (mm)' }]}
      />
    </Stack>
  );
}
