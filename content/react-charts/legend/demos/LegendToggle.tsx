import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function LegendToggle() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        aria-label="Rye, wheat and spelt loaves on three days"
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          { id: 'rye', data: [71, 98, 42], label: 'Rye' },
          { id: 'wheat', data: [120, 174, 61], label: 'Wheat' },
          { id: 'spelt', data: [44, 47, 49], label: 'Spelt' },
        ]}
        initialHiddenItems={[{ type: 'bar', seriesId: 'spelt' }]}
        slotProps={{
          legend: {
            toggleVisibilityOnClick: true,
            sx: {
              [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
                opacity: 1,
                textDecoration: 'line-through',
              },
            },
          },
        }}
      />
    </Stack>
  );
}
