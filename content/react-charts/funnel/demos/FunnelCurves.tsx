import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FunnelChart, type FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('linear');
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <FunnelChart
        role="img"
        aria-label={`Orders in four steps, drawn with the ${curve} curve`}
        width={300}
        height={280}
        gap={gap}
        series={[
          {
            curve,
            borderRadius,
            sectionLabel: false,
            data: [{ value: 1240 }, { value: 620 }, { value: 434 }, { value: 372 }],
          },
        ]}
      />
      <Stack sx={{ width: 200, maxWidth: '100%', justifyContent: 'center' }}>
        <TextField
          select
          label="curve"
          value={curve}
          onChange={(event) =>
            setCurve(curves.find((name) => name === event.target.value) ?? 'linear')
          }
          sx={{ mb: 2 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography id="funnel-gap" variant="body2">
          gap: {gap}
        </Typography>
        <Slider
          aria-labelledby="funnel-gap"
          min={0}
          max={20}
          step={2}
          value={gap}
          onChange={(_event, value) => setGap(Number(value))}
        />
        <Typography id="funnel-radius" variant="body2">
          borderRadius: {borderRadius}
        </Typography>
        <Slider
          aria-labelledby="funnel-radius"
          min={0}
          max={24}
          step={2}
          value={borderRadius}
          onChange={(_event, value) => setBorderRadius(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
