import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

function Diamond({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path
        className={className ?? ''}
        fill={color ?? 'currentColor'}
        d="M12 2 22 12 12 22 2 12Z"
      />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Day and night temperatures, and their mean, over four months"
        height={200}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Mar', 'Apr', 'May', 'Jun'] }]}
        series={[
          { data: [9, 14, 19, 22], label: 'Day', labelMarkType: 'circle' },
          { data: [0, 4, 8, 11], label: 'Night', labelMarkType: 'square' },
          { data: [4.5, 9, 13.5, 16.5], label: 'Mean', labelMarkType: Diamond },
        ]}
        slotProps={{
          legend: {
            sx: {
              gap: 3,
              [`& .${legendClasses.series} .${legendClasses.mark}`]: { height: 14, width: 18 },
              [`& .${legendClasses.label}`]: { fontWeight: 600 },
            },
          },
        }}
      />
    </Stack>
  );
}
