import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

type Highlight = 'axis' | 'series' | 'none';
const trigger = { axis: 'axis', series: 'item', none: 'none' } as const;

export default function RadarHighlight() {
  const [highlight, setHighlight] = React.useState<Highlight>('axis');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        value={highlight}
        onChange={(_event, value: Highlight | null) => value && setHighlight(value)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        key={highlight}
        aria-label="Two coffees by aroma, acidity, sweetness, body and finish"
        width={330}
        height={300}
        highlight={highlight}
        radar={{ max: 10, metrics: ['Aroma', 'Acidity', 'Sweetness', 'Body', 'Finish'] }}
        series={[
          { id: 'kenya', label: 'Kenya', data: [8, 9, 6, 4, 7], fillArea: true },
          { id: 'sumatra', label: 'Sumatra', data: [6, 3, 5, 9, 8], fillArea: true },
        ]}
        slotProps={{ tooltip: { trigger: trigger[highlight] } }}
      />
    </Stack>
  );
}
