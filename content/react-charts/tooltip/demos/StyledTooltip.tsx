import Stack from '@mui/material/Stack';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StyledTooltip() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        aria-label="Temperature by day and by night over four months"
        height={220}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Mar', 'Apr', 'May', 'Jun'] }]}
        series={[
          { data: [9, 14, 19, 22], label: 'Day', valueFormatter: (value) => `${value} °C` },
          { data: [0, 4, 8, 11], label: 'Night', valueFormatter: (value) => `${value} °C` },
        ]}
        slotProps={{
          tooltip: {
            sx: {
              [`&.${chartsTooltipClasses.root} .${chartsTooltipClasses.paper}`]: {
                borderRadius: 3,
                boxShadow: 6,
              },
              [`& .${chartsTooltipClasses.valueCell}`]: {
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
              },
            },
          },
        }}
      />
    </Stack>
  );
}
