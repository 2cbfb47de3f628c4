import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function CurveChoice() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <LineChart
        role="img"
        aria-label={`Lamps sold over six weeks, drawn with the ${curve} curve`}
        width={300}
        height={220}
        skipAnimation
        xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Week' }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: [12, 14, 31, 30, 11, 18], curve, label: 'Lamps' }]}
        hideLegend
      />
      <TextField
        select
        label="curve"
        value={curve}
        onChange={(event) =>
          setCurve(curves.find((name) => name === event.target.value) ?? 'monotoneX')
        }
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
