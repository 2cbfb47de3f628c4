import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

type Color = 'source' | 'target' | '#8a8f98';

export default function LinkColors() {
  const [color, setColor] = React.useState<Color>('source');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Link color"
        value={color}
        onChange={(_event, value: Color | null) => value && setColor(value)}
        sx={{ alignSelf: 'center', '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="source">source</ToggleButton>
        <ToggleButton value="target">target</ToggleButton>
        <ToggleButton value="#8a8f98">gray</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        role="img"
        aria-label="Patients: 120 from the doctor and 80 from the ambulance go home, to a ward or to surgery"
        height={240}
        series={{
          data: {
            links: [
              { source: 'Doctor', target: 'Home', value: 70 },
              { source: 'Doctor', target: 'Ward', value: 50 },
              { source: 'Ambulance', target: 'Ward', value: 45 },
              { source: 'Ambulance', target: 'Surgery', value: 35, color: '#c8372d' },
            ],
          },
          linkOptions: { color, opacity: 0.5 },
        }}
      />
    </Stack>
  );
}
