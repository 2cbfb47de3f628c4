import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const shared = {
  width: 290,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;

export default function RoundedBars() {
  const [borderRadius, setBorderRadius] = React.useState(12);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack sx={{ width: 240, maxWidth: '100%' }}>
        <Typography id="border-radius" variant="body2">
          borderRadius: {borderRadius}
        </Typography>
        <Slider
          aria-labelledby="border-radius"
          min={0}
          max={24}
          step={2}
          value={borderRadius}
          onChange={(_event, value) => setBorderRadius(Number(value))}
        />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <BarChart
          {...shared}
          aria-label="Loaves sold in the shop and online, stacked"
          borderRadius={borderRadius}
          xAxis={[{ data: ['Fri', 'Sat', 'Sun'], label: 'stacked' }]}
          series={[
            { data: [121, 203, 88], label: 'Shop', stack: 'sales' },
            { data: [70, 69, 35], label: 'Online', stack: 'sales' },
          ]}
        />
        <BarChart
          {...shared}
          aria-label="Members joined and left: 14 more in April, 6 fewer in May, 9 more in June"
          borderRadius={borderRadius}
          xAxis={[{ data: ['Apr', 'May', 'Jun'], label: 'above and below zero' }]}
          series={[{ data: [14, -6, 9], label: 'Members' }]}
        />
      </Stack>
    </Stack>
  );
}
