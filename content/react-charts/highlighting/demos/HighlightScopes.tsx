import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlightOptions = ['none', 'item', 'series'] as const;
const fadeOptions = ['none', 'series', 'global'] as const;
type Highlight = (typeof highlightOptions)[number];
type Fade = (typeof fadeOptions)[number];

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<Highlight>('item');
  const [fade, setFade] = React.useState<Fade>('global');
  const highlightScope = { highlight, fade };

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <BarChart
        aria-label="Rye and wheat loaves on three days"
        width={300}
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          { data: [71, 98, 42], label: 'Rye', highlightScope },
          { data: [120, 174, 61], label: 'Wheat', highlightScope },
        ]}
      />
      <Stack spacing={2} sx={{ width: 160 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(highlightOptions.find((each) => each === event.target.value) ?? 'none')
          }
        >
          {highlightOptions.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) =>
            setFade(fadeOptions.find((each) => each === event.target.value) ?? 'none')
          }
        >
          {fadeOptions.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Stack>
  );
}
