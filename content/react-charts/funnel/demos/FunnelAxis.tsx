import Stack from '@mui/material/Stack';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [{ value: 820 }, { value: 510 }, { value: 340 }, { value: 260 }];
const categories = ['Invited', 'Answered', 'Examined', 'Enrolled'];
const shared = {
  width: 290,
  height: 280,
  gap: 2,
  colors: ['#9fc5f8', '#8fb9f2', '#7facec', '#6f9fe6'],
  role: 'img',
  sx: { [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } },
};

export default function FunnelAxis() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <FunnelChart
        {...shared}
        aria-label="Invited 820, answered 510, examined 340, enrolled 260; steps of equal height"
        categoryAxis={{
          categories,
          size: 68,
          disableLine: true,
          disableTicks: true,
        }}
        series={[{ data: steps }]}
      />
      <FunnelChart
        {...shared}
        aria-label="The same steps, each with a height proportional to its value"
        categoryAxis={{
          categories,
          position: 'right',
          scaleType: 'linear',
          size: 68,
          disableLine: true,
          disableTicks: true,
        }}
        series={[{ data: steps }]}
      />
    </Stack>
  );
}
