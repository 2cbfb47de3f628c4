import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const choices = {
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;
type Place = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export default function FunnelLabels() {
  const [position, setPosition] = React.useState<Place>({
    vertical: 'middle',
    horizontal: 'center',
  });

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <FunnelChart
        role="img"
        aria-label="Applications 140, interviews 52, trial shifts 18, hired 7; the last has no label"
        width={300}
        height={280}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
        gap={2}
        colors={['#9fc5f8', '#8fb9f2', '#7facec', '#6f9fe6']}
        series={[
          {
            curve: 'bump',
            data: [{ value: 140 }, { value: 52 }, { value: 18 }, { value: 7 }],
            sectionLabel: ({ value }) =>
              value < 10 ? false : { position, offset: { x: 0, y: 0 } },
          },
        ]}
      />
      <Stack spacing={2} sx={{ width: 180, maxWidth: '100%', justifyContent: 'center' }}>
        {(['vertical', 'horizontal'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={position[name]}
            onChange={(event) => setPosition({ ...position, [name]: event.target.value })}
          >
            {choices[name].map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
    </Stack>
  );
}
