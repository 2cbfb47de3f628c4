import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Curve = 'monotoneY' | 'bumpY' | 'monotoneX';

export default function DepthProfile() {
  const [curve, setCurve] = React.useState<Curve>('monotoneY');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Curve"
        value={curve}
        onChange={(_event, value: Curve | null) => value && setCurve(value)}
        sx={{ alignSelf: 'center', '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="monotoneY">monotoneY</ToggleButton>
        <ToggleButton value="bumpY">bumpY</ToggleButton>
        <ToggleButton value="monotoneX">monotoneX</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        role="img"
        aria-label="Oxygen in the lake: 9 mg/L at the surface, 13 at 8 meters, almost none at 24"
        height={280}
        skipAnimation
        xAxis={[{ data: [9, 9.4, 13, 6, 2.5, 0.4], min: 0, max: 15, label: 'Oxygen (mg/L)' }]}
        yAxis={[{ reverse: true, min: 0, max: 24, label: 'Depth (m)' }]}
        series={[{ data: [0, 4, 8, 12, 18, 24], label: 'Depth', curve }]}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Stack>
  );
}
