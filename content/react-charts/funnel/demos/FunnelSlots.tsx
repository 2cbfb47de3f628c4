import * as React from 'react';
import Stack from '@mui/material/Stack';
import { FunnelChart, FunnelSectionLabel, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const names = ['Letters', 'Visits', 'Members'];

/** The name of the step, above its number. */
function NamedLabel(props: React.ComponentProps<typeof FunnelSectionLabel>) {
  const { label, dataIndex } = props;
  return (
    <g>
      <FunnelSectionLabel
        {...props}
        label={{ ...label, y: label.y - 10, value: names[dataIndex] ?? '' }}
      />
      <FunnelSectionLabel {...props} label={{ ...label, y: label.y + 10 }} />
    </g>
  );
}

export default function FunnelSlots() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <FunnelChart
        role="img"
        aria-label="Letters 96, visits 61, members 38"
        width={300}
        height={260}
        gap={4}
        colors={['#0b5a44', '#0b5a7a', '#5b2f86']}
        series={[{ data: [{ value: 96 }, { value: 61 }, { value: 38 }], curve: 'step' }]}
        slots={{ funnelSectionLabel: NamedLabel }}
        sx={{
          [`& .${funnelClasses.sectionLabel}`]: { fill: '#fff', fontWeight: 600 },
        }}
      />
    </Stack>
  );
}
