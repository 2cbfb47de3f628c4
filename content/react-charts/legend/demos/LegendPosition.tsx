import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

type Vertical = 'top' | 'middle' | 'bottom';
type Horizontal = 'start' | 'center' | 'end';
type Direction = 'horizontal' | 'vertical';

const choices = {
  direction: ['horizontal', 'vertical'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;

export default function LegendPosition() {
  const [place, setPlace] = React.useState<{
    direction: Direction;
    vertical: Vertical;
    horizontal: Horizontal;
  }>({
    direction: 'horizontal',
    vertical: 'bottom',
    horizontal: 'center',
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {(['direction', 'vertical', 'horizontal'] as const).map((key) => (
          <TextField
            key={key}
            select
            size="small"
            label={key}
            value={place[key]}
            onChange={(event) => setPlace({ ...place, [key]: event.target.value })}
            sx={{ width: 130 }}
          >
            {choices[key].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <PieChart
        role="img"
        aria-label="Ships by cargo: containers 52, timber 27, grain 14"
        height={180}
        skipAnimation
        series={[
          {
            data: [
              { value: 52, label: 'Containers' },
              { value: 27, label: 'Timber' },
              { value: 14, label: 'Grain' },
            ],
          },
        ]}
        slotProps={{
          legend: {
            direction: place.direction,
            position: { vertical: place.vertical, horizontal: place.horizontal },
          },
        }}
      />
    </Stack>
  );
}
