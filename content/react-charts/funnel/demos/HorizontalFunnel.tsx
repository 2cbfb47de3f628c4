import Stack from '@mui/material/Stack';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

export default function HorizontalFunnel() {
  return (
    <Stack sx={{ width: '100%' }}>
      <FunnelChart
        role="img"
        aria-label="Tree seeds: 100 sown, 64 sprouted, 41 after a year, 23 planted out"
        height={260}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
        gap={4}
        colors={['#cfe8c9', '#b4dbaa', '#98cd8b', '#7dbf6d']}
        categoryAxis={{ categories: ['Sown', 'Sprouted', 'One year', 'Planted out'] }}
        series={[
          {
            layout: 'horizontal',
            curve: 'bump',
            data: [{ value: 100 }, { value: 64 }, { value: 41 }, { value: 23 }],
          },
        ]}
      />
    </Stack>
  );
}
