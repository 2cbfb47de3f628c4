import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function BarTicks() {
  const [tickPlacement, setTick] = React.useState<(typeof placements)[number]>('start');
  const [tickLabelPlacement, setLabel] = React.useState<(typeof labelPlacements)[number]>('tick');

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <BarChart
        role="img"
        aria-label="Customers by hour from 7:00 to 11:00, most between 9:00 and 10:00"
        width={300}
        height={200}
        skipAnimation
        xAxis={[
          {
            data: ['7:00', '8:00', '9:00', '10:00'],
            categoryGapRatio: 0.3,
            tickSize: 10,
            height: 32,
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        series={[{ data: [22, 35, 58, 41], label: 'Customers' }]}
        hideLegend
      />
      <Stack spacing={2} sx={{ width: 180 }}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) =>
            setTick(placements.find((each) => each === event.target.value) ?? 'start')
          }
        >
          {placements.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setLabel(labelPlacements.find((each) => each === event.target.value) ?? 'tick')
          }
        >
          {labelPlacements.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Stack>
  );
}
