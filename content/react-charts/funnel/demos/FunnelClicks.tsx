import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'invited', value: 820, label: 'Invited' },
  { id: 'answered', value: 510, label: 'Answered' },
  { id: 'examined', value: 340, label: 'Examined' },
  { id: 'enrolled', value: 260, label: 'Enrolled' },
];

export default function FunnelClicks() {
  const [step, setStep] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FunnelChart
        aria-label="A clinical study in four steps, from 820 invited to 260 enrolled"
        width={330}
        height={280}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
        gap={2}
        colors={['#9fc5f8', '#8fb9f2', '#7facec', '#6f9fe6']}
        series={[
          { id: 'study', data: steps, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        onItemClick={(_event, { dataIndex }) => setStep(steps[dataIndex]?.label ?? 'unknown')}
      />
      <Typography variant="body2" aria-live="polite">
        Last step: {step}
      </Typography>
    </Stack>
  );
}
