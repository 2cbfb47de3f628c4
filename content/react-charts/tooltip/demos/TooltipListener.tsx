import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const flagNames = ['hideTooltip', 'ignoreTooltip', 'itemOnly'] as const;

export default function TooltipListener() {
  const [flags, setFlags] = React.useState({
    hideTooltip: false,
    ignoreTooltip: false,
    itemOnly: false,
  });

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <LineChart
        aria-label="Water at the pier by hour, from 0.8 to 4.6 meters"
        width={300}
        height={220}
        skipAnimation
        axisHighlight={flags.itemOnly ? { x: 'none', y: 'none' } : {}}
        slotProps={{ tooltip: { trigger: flags.itemOnly ? 'item' : 'axis' } }}
        xAxis={[
          {
            data: [0, 3, 6, 9, 12, 15],
            valueFormatter: (hour: number) => `${hour}:00`,
            hideTooltip: flags.hideTooltip,
            ignoreTooltip: flags.ignoreTooltip,
          },
        ]}
        series={[{ data: [3.1, 4.6, 3.2, 0.8, 2.2, 4.4], label: 'Height (m)' }]}
        hideLegend
      />
      <Stack sx={{ justifyContent: 'center' }}>
        {flagNames.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={flags[name]}
                onChange={(event) => setFlags({ ...flags, [name]: event.target.checked })}
              />
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
