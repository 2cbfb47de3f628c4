import Stack from '@mui/material/Stack';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const shared = {
  width: 190,
  height: 220,
  gap: 3,
  colors: ['#f0a6a0', '#f6c27d', '#bcd9a0'],
  hideLegend: true,
  role: 'img',
  sx: { [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } },
};
const fewFirst = [{ value: 8 }, { value: 30 }, { value: 62 }];
const same = [{ value: 20 }, { value: 20 }, { value: 20 }];

export default function FunnelDirections() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <FunnelChart
        {...shared}
        aria-label="8, 30 and 62: the widest step is at the bottom"
        series={[{ data: fewFirst }]}
      />
      <FunnelChart
        {...shared}
        aria-label="Three equal levels as a pyramid that narrows"
        series={[{ data: same, curve: 'pyramid' }]}
      />
      <FunnelChart
        {...shared}
        aria-label="Three equal levels as a pyramid that widens"
        series={[{ data: same, curve: 'pyramid', funnelDirection: 'increasing' }]}
      />
    </Stack>
  );
}
