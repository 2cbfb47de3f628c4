import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const aligns = ['justify', 'left', 'right', 'center'] as const;
const links = [
  { source: 'Port', target: 'Rail', value: 60 },
  { source: 'Port', target: 'Road', value: 45 },
  { source: 'Rail', target: 'Depot', value: 40 },
  { source: 'Depot', target: 'Shops', value: 25 },
];

export default function SankeyLayout() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('left');
  const [width, setWidth] = React.useState(15);
  const [padding, setPadding] = React.useState(20);
  const [curveCorrection, setCorrection] = React.useState(10);
  const sliders = [
    { name: 'width', value: width, set: setWidth, max: 40 },
    { name: 'padding', value: padding, set: setPadding, max: 60 },
    { name: 'curveCorrection', value: curveCorrection, set: setCorrection, max: 40 },
  ];

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <SankeyChart
        role="img"
        aria-label="Containers from the port: 60 by rail, 45 by road, 25 reach the shops via the depot"
        width={320}
        height={280}
        series={{
          data: { links },
          nodeOptions: { align, width, padding },
          linkOptions: { curveCorrection },
        }}
      />
      <Stack sx={{ width: 200, maxWidth: '100%', justifyContent: 'center' }}>
        <TextField
          select
          size="small"
          label="align"
          value={align}
          onChange={(event) =>
            setAlign(aligns.find((each) => each === event.target.value) ?? 'justify')
          }
          sx={{ mb: 1 }}
        >
          {aligns.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {sliders.map(({ name, value, set, max }) => (
          <React.Fragment key={name}>
            <Typography id={`sankey-${name}`} variant="body2">
              {name}: {value}
            </Typography>
            <Slider
              aria-labelledby={`sankey-${name}`}
              size="small"
              min={0}
              max={max}
              value={value}
              onChange={(_event, next) => set(Number(next))}
            />
          </React.Fragment>
        ))}
      </Stack>
    </Stack>
  );
}
