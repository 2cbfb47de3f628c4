import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Scale = 'linear' | 'log' | 'sqrt';

export default function AxisScales() {
  const [scaleType, setScaleType] = React.useState<Scale>('linear');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ alignSelf: 'center' }}
        aria-label="Y-axis scale"
        value={scaleType}
        onChange={(_event, value: Scale | null) => value && setScaleType(value)}
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="log">log</ToggleButton>
        <ToggleButton value="sqrt">sqrt</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        role="img"
        aria-label={`Library members from 1990 to 2025, from 12 to 9600, on a ${scaleType} scale`}
        height={220}
        skipAnimation
        xAxis={[
          {
            data: [1990, 1997, 2004, 2011, 2018, 2025],
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[{ scaleType, min: 10, width: 76, label: 'Members' }]}
        series={[{ data: [12, 60, 240, 1300, 4100, 9600], label: 'Members' }]}
        hideLegend
      />
    </Stack>
  );
}
