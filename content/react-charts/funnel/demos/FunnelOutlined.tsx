import Stack from '@mui/material/Stack';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { value: 96, label: 'Letters' },
  { value: 61, label: 'Visits' },
  { value: 38, label: 'Members' },
];
const shared = { width: 290, height: 260, gap: 4, role: 'img' } as const;

export default function FunnelOutlined() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <FunnelChart
        {...shared}
        aria-label="Letters 96, visits 61, members 38; filled sections"
        colors={['#a8d5ba', '#8cc7a3', '#70b98c']}
        series={[{ data: steps, variant: 'filled' }]}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
      />
      <FunnelChart
        {...shared}
        aria-label="Letters 96, visits 61, members 38; outlined sections"
        colors={['#2a8a5b', '#1e66c8', '#7b3fb0']}
        series={[{ data: steps, variant: 'outlined' }]}
      />
    </Stack>
  );
}
