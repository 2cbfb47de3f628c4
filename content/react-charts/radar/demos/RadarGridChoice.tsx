import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const sun = [44, 68, 121, 178, 231, 240, 236, 218, 158, 104, 52, 38];

export default function RadarGridChoice() {
  const [isCircular, setCircular] = React.useState(true);
  const [hasStripes, setStripes] = React.useState(true);
  const [divisions, setDivisions] = React.useState(5);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <RadarChart
        role="img"
        aria-label="Hours of sunshine by month, from 38 in December to 240 in June"
        width={300}
        height={280}
        shape={isCircular ? 'circular' : 'sharp'}
        divisions={divisions}
        stripeColor={hasStripes ? undefined : null}
        radar={{ metrics: months, max: 250 }}
        series={[{ label: 'Hours of sunshine', data: sun, fillArea: true, hideMark: true }]}
        hideLegend
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        <FormControlLabel
          label="circular"
          control={
            <Switch checked={isCircular} onChange={(event) => setCircular(event.target.checked)} />
          }
        />
        <FormControlLabel
          label="stripes"
          control={
            <Switch checked={hasStripes} onChange={(event) => setStripes(event.target.checked)} />
          }
        />
        <Typography id="radar-divisions" variant="body2">
          divisions: {divisions}
        </Typography>
        <Slider
          aria-labelledby="radar-divisions"
          min={1}
          max={10}
          value={divisions}
          onChange={(_event, value) => setDivisions(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
