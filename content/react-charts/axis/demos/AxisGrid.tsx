import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function AxisGrid() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <FormControlLabel
          label="horizontal"
          control={
            <Switch
              checked={horizontal}
              onChange={(event) => setHorizontal(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="vertical"
          control={
            <Switch checked={vertical} onChange={(event) => setVertical(event.target.checked)} />
          }
        />
      </Stack>
      <BarChart
        role="img"
        aria-label="Ferries: 18 on Monday, 20 on Wednesday, 24 on Friday, 28 on Saturday"
        height={200}
        skipAnimation
        grid={{ horizontal, vertical }}
        xAxis={[{ data: ['Mon', 'Wed', 'Fri', 'Sat'] }]}
        series={[{ data: [18, 20, 24, 28], label: 'Ferries' }]}
        hideLegend
      />
    </Stack>
  );
}
