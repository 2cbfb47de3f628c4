import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const wind = [12, 19, 31, 24, 15, 9];
const waves = [0.4, 0.9, 2.1, 1.6, 0.8, 0.3];

export default function SharedReadout() {
  const [axis, setAxis] = React.useState<AxisItemIdentifier[]>([{ axisId: 'day', dataIndex: 2 }]);
  const index = axis[0]?.dataIndex ?? 0;

  const shared = {
    width: 290,
    height: 150,
    skipAnimation: true,
    hideLegend: true,
    xAxis: [{ id: 'day', scaleType: 'point' as const, data: days }],
    highlightedAxis: axis,
    // Keep the last day when the pointer leaves.
    onHighlightedAxisChange: (next: AxisItemIdentifier[]) => {
      if (next.length > 0) {
        setAxis(next);
      }
    },
    slotProps: { tooltip: { trigger: 'none' as const } },
  };

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography variant="body2" aria-live="polite">
        {days[index]}: wind {wind[index]} kn, waves {waves[index]} m
      </Typography>
      <LineChart {...shared} aria-label="Wind this week" series={[{ data: wind, label: 'Wind' }]} />
      <LineChart
        {...shared}
        aria-label="Waves this week"
        series={[{ data: waves, label: 'Waves' }]}
      />
    </Stack>
  );
}
