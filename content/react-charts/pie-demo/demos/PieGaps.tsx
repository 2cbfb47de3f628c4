import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const loads = [
  { value: 46, label: 'Parcels' },
  { value: 28, label: 'Pallets' },
  { value: 17, label: 'Letters' },
  { value: 9, label: 'Returns' },
];

export default function PieGaps() {
  const [padding, setPadding] = React.useState(4);
  const [corner, setCorner] = React.useState(8);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <PieChart
        role="img"
        aria-label="A van's load: parcels 46%, pallets 28%, letters 17%, returns 9%"
        width={200}
        height={200}
        skipAnimation
        series={[
          {
            data: loads,
            innerRadius: '55%',
            paddingAngle: padding,
            cornerRadius: corner,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        <Typography id="padding-angle" variant="body2">
          paddingAngle: {padding}°
        </Typography>
        <Slider
          aria-labelledby="padding-angle"
          min={0}
          max={12}
          value={padding}
          onChange={(_event, value) => setPadding(Number(value))}
        />
        <Typography id="corner-radius" variant="body2">
          cornerRadius: {corner} px
        </Typography>
        <Slider
          aria-labelledby="corner-radius"
          min={0}
          max={20}
          value={corner}
          onChange={(_event, value) => setCorner(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
