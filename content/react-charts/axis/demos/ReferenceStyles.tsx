import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

type Align = 'start' | 'middle' | 'end';

export default function ReferenceStyles() {
  const [labelAlign, setLabelAlign] = React.useState<Align>('end');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ alignSelf: 'center' }}
        aria-label="Label position"
        value={labelAlign}
        onChange={(_event, value: Align | null) => value && setLabelAlign(value)}
      >
        <ToggleButton value="start">start</ToggleButton>
        <ToggleButton value="middle">middle</ToggleButton>
        <ToggleButton value="end">end</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        role="img"
        aria-label="Beds in use on five days; only Thursday is above the ward's 60 beds"
        height={220}
        skipAnimation
        colors={['#5b7fb5']}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ max: 80 }]}
        series={[{ data: [41, 47, 55, 66, 58], label: 'Beds' }]}
        hideLegend
      >
        <ChartsReferenceLine
          y={60}
          label="60 beds"
          labelAlign={labelAlign}
          spacing={{ x: 4, y: 6 }}
          lineStyle={{ stroke: '#c8372d', strokeWidth: 2, strokeDasharray: '6 4' }}
          labelStyle={{ fontSize: 14, fontWeight: 600 }}
        />
      </BarChart>
    </Stack>
  );
}
