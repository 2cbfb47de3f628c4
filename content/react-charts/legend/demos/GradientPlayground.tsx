import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const positions = ['start', 'end', 'extremes'] as const;

export default function GradientPlayground() {
  const [isVertical, setVertical] = React.useState(false);
  const [reverse, setReverse] = React.useState(false);
  const [thickness, setThickness] = React.useState(12);
  const [labelPosition, setPosition] = React.useState<(typeof positions)[number]>('end');

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <BarChart
        role="img"
        aria-label="Highest temperature from April to September, from 14 to 24 °C"
        width={330}
        height={240}
        skipAnimation
        xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[
          { colorMap: { type: 'continuous', min: 10, max: 26, color: ['#3b7dd8', '#c8372d'] } },
        ]}
        series={[{ data: [14, 19, 22, 24, 23, 19], label: 'Highest (°C)' }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            direction: isVertical ? 'vertical' : 'horizontal',
            minLabel: ({ formattedValue }) => `${formattedValue} °C`,
            maxLabel: '26 °C and above',
            labelPosition,
            reverse,
            thickness,
            sx: { whiteSpace: 'nowrap', ...(isVertical ? { height: 160 } : { width: 280 }) },
          },
        }}
      />
      <Stack sx={{ width: 200, maxWidth: '100%', justifyContent: 'center' }}>
        <FormControlLabel
          label="vertical"
          control={
            <Switch checked={isVertical} onChange={(event) => setVertical(event.target.checked)} />
          }
        />
        <FormControlLabel
          label="reverse"
          control={
            <Switch checked={reverse} onChange={(event) => setReverse(event.target.checked)} />
          }
        />
        <Typography id="gradient-thickness" variant="body2">
          thickness: {thickness}
        </Typography>
        <Slider
          aria-labelledby="gradient-thickness"
          min={4}
          max={32}
          step={4}
          value={thickness}
          onChange={(_event, value) => setThickness(Number(value))}
        />
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) =>
            setPosition(positions.find((each) => each === event.target.value) ?? 'end')
          }
          sx={{ mt: 1 }}
        >
          {positions.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Stack>
  );
}
