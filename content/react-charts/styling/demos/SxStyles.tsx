import Stack from '@mui/material/Stack';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function SxStyles() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Visitors per day from Monday to Sunday, in a custom style"
        height={220}
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          {
            id: 'visitors',
            data: [320, 290, 240, 210, 300, 420, 480],
            label: 'Visitors',
            area: true,
          },
        ]}
        hideLegend
        sx={(theme) => ({
          [`& .${axisClasses.root} :is(.${axisClasses.line}, .${axisClasses.tick})`]: {
            stroke: theme.palette.divider,
          },
          [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
          [`& .${lineClasses.line}`]: { strokeWidth: 3 },
          '& [data-series="visitors"]': { strokeLinecap: 'round' },
          [`& .${lineClasses.area}`]: { fillOpacity: 0.15 },
        })}
      />
    </Stack>
  );
}
