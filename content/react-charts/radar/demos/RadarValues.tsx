import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

type Orientation = 'horizontal' | 'rotated';

export default function RadarValues() {
  const [orientation, setOrientation] = React.useState<Orientation>('horizontal');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Value orientation"
        value={orientation}
        onChange={(_event, value: Orientation | null) => value && setOrientation(value)}
      >
        <ToggleButton value="horizontal">horizontal</ToggleButton>
        <ToggleButton value="rotated">rotated</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        role="img"
        aria-label="Loans by section: crime 82, travel 54, cooking 61, history 38, poetry 17"
        width={330}
        height={280}
        divisions={4}
        radar={{
          max: 100,
          labelGap: 22,
          metrics: ['Crime', 'Travel', 'Cooking', 'History', 'Poetry'],
        }}
        series={[{ label: 'Loans', data: [82, 54, 61, 38, 17], fillArea: true }]}
        hideLegend
      >
        <RadarAxis metric="Crime" divisions={4} labelOrientation={orientation} />
        <RadarAxis metric="Cooking" divisions={2} labelOrientation={orientation} />
      </RadarChart>
    </Stack>
  );
}
