import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const anchors = ['start', 'middle', 'end'] as const;

export default function TextPlayground() {
  const [angle, setAngle] = React.useState(-30);
  const [fontSize, setFontSize] = React.useState(12);
  const [textAnchor, setTextAnchor] = React.useState<(typeof anchors)[number]>('end');

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <BarChart
        role="img"
        aria-label="Loans by section: fiction 412, travel guides 266, local history 174"
        width={300}
        height={260}
        skipAnimation
        xAxis={[
          {
            data: ['Fiction', 'Travel guides', 'Local history'],
            height: 90,
            tickLabelStyle: { angle, fontSize, textAnchor },
          },
        ]}
        series={[{ data: [412, 266, 174], label: 'Loans' }]}
        hideLegend
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        <Typography id="text-angle" variant="body2">
          angle: {angle}
        </Typography>
        <Slider
          aria-labelledby="text-angle"
          min={-90}
          max={90}
          step={15}
          value={angle}
          onChange={(_event, value) => setAngle(Number(value))}
        />
        <Typography id="text-size" variant="body2">
          fontSize: {fontSize}
        </Typography>
        <Slider
          aria-labelledby="text-size"
          min={10}
          max={20}
          value={fontSize}
          onChange={(_event, value) => setFontSize(Number(value))}
        />
        <TextField
          select
          size="small"
          label="textAnchor"
          value={textAnchor}
          onChange={(event) =>
            setTextAnchor(anchors.find((name) => name === event.target.value) ?? 'end')
          }
          sx={{ mt: 1 }}
        >
          {anchors.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Stack>
  );
}
