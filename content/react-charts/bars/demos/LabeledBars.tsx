import Stack from '@mui/material/Stack';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const days = ['Fri', 'Sat', 'Sun'];
const loaves = [191, 272, 103];

export default function LabeledBars() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        role="img"
        aria-label="Loaves: 191 on Friday, 272 on Saturday, 103 on Sunday; labels in the bars"
        width={290}
        height={220}
        skipAnimation
        colors={['#1565c0']}
        xAxis={[{ data: days }]}
        series={[{ data: loaves, label: 'Loaves', barLabel: 'value' }]}
        hideLegend
        sx={{ [`& .${barClasses.label}`]: { fill: '#fff' } }}
      />
      <BarChart
        role="img"
        aria-label="Loaves: 191 on Friday, 272 on Saturday, 103 on Sunday; labels above the bars"
        width={290}
        height={220}
        skipAnimation
        xAxis={[{ data: days }]}
        yAxis={[{ max: 320 }]}
        series={[
          {
            data: loaves,
            label: 'Loaves',
            barLabel: (item) =>
              item.value && item.value > 200 ? `${item.value} ★` : `${item.value}`,
            barLabelPlacement: 'outside',
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
