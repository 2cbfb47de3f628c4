import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  [148, 231, 96],
  [171, 205, 120],
  [130, 248, 74],
];

export default function AnimatedBars() {
  const [week, setWeek] = React.useState(0);
  const [skip, setSkip] = React.useState(false);
  const loaves = weeks[week] ?? [];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <Button variant="outlined" onClick={() => setWeek((week + 1) % weeks.length)}>
          Next week
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skip} onChange={(event) => setSkip(event.target.checked)} />}
        />
      </Stack>
      <BarChart
        role="img"
        aria-label={`Loaves in week ${week + 1}: ${loaves.join(', ')}`}
        height={200}
        skipAnimation={skip}
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ max: 250 }]}
        series={[{ data: loaves, label: 'Loaves' }]}
        hideLegend
      />
    </Stack>
  );
}
