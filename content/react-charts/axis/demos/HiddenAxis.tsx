import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HiddenAxis() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Loaves: 71 on Friday, 98 on Saturday, 42 on Sunday"
        height={200}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'], disableLine: true, disableTicks: true }]}
        yAxis={[{ position: 'none', max: 110 }]}
        series={[
          { data: [71, 98, 42], label: 'Loaves', barLabel: 'value', barLabelPlacement: 'outside' },
        ]}
        hideLegend
      />
    </Stack>
  );
}
