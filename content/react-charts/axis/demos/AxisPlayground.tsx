import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const flagNames = ['disableLine', 'disableTicks', 'reverse'] as const;

export default function AxisPlayground() {
  const [flags, setFlags] = React.useState({
    disableLine: false,
    disableTicks: false,
    reverse: false,
  });
  const [tickSize, setTickSize] = React.useState(6);
  const [height, setHeight] = React.useState(45);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <BarChart
        role="img"
        aria-label="Loaves on three days: 71, 98 and 42"
        width={300}
        height={240}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'], label: 'Day', ...flags, tickSize, height }]}
        series={[{ data: [71, 98, 42], label: 'Loaves' }]}
        hideLegend
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        {flagNames.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={flags[name]}
                onChange={(event) => setFlags({ ...flags, [name]: event.target.checked })}
              />
            }
          />
        ))}
        <Typography id="axis-tick-size" variant="body2">
          tickSize: {tickSize}
        </Typography>
        <Slider
          aria-labelledby="axis-tick-size"
          min={0}
          max={24}
          step={2}
          value={tickSize}
          onChange={(_event, value) => setTickSize(Number(value))}
        />
        <Typography id="axis-height" variant="body2">
          height: {height}
        </Typography>
        <Slider
          aria-labelledby="axis-height"
          min={25}
          max={105}
          step={10}
          value={height}
          onChange={(_event, value) => setHeight(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
