import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurge: rainbowSurgePalette,
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
};
type Name = keyof typeof palettes;
const names: Name[] = ['rainbowSurge', 'blueberryTwilight', 'mangoFusion', 'cheerfulFiesta'];

export default function Palettes() {
  const [name, setName] = React.useState<Name>('rainbowSurge');

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <BarChart
        role="img"
        aria-label={`Loaves by kind of bread, in the colors of ${name}`}
        width={300}
        height={200}
        skipAnimation
        colors={palettes[name]}
        xAxis={[{ data: ['Fri', 'Sat'] }]}
        series={[
          { data: [71, 98], label: 'Rye' },
          { data: [120, 174], label: 'Wheat' },
          { data: [44, 47], label: 'Spelt' },
          { data: [30, 66], label: 'Oat' },
        ]}
      />
      <TextField
        select
        label="Palette"
        value={name}
        onChange={(event) =>
          setName(names.find((each) => each === event.target.value) ?? 'rainbowSurge')
        }
        sx={{ width: 200 }}
      >
        {names.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
