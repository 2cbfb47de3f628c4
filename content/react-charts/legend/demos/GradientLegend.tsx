import Stack from '@mui/material/Stack';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Highest temperature from April to September, from 14 to 24 °C"
        height={200}
        skipAnimation
        xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[
          { colorMap: { type: 'continuous', min: 10, max: 26, color: ['#3b7dd8', '#c8372d'] } },
        ]}
        series={[{ data: [14, 19, 22, 24, 23, 19], label: 'Highest (°C)' }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            minLabel: ({ value }) => `${Number(value)} °C`,
            maxLabel: ({ value }) => `${Number(value)} °C`,
            labelPosition: 'extremes',
            sx: { width: 240, whiteSpace: 'nowrap' },
          },
        }}
      />
    </Stack>
  );
}
