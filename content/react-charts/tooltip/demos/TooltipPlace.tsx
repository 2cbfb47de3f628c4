import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function TooltipPlace() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        aria-label="Ferries on four days; the tooltip stays at the top of the bar"
        height={220}
        skipAnimation
        xAxis={[{ data: ['Mon', 'Wed', 'Fri', 'Sat'] }]}
        yAxis={[{ max: 40 }]}
        series={[{ data: [18, 20, 24, 28], label: 'Ferries' }]}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position: 'top' } }}
        hideLegend
      />
    </Stack>
  );
}
