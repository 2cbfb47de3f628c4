import Stack from '@mui/material/Stack';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

export default function PatternFill() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Loaves: planned 80, 120 and 60 (striped), sold 71, 98 and 42 (plain)"
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          { id: 'planned', data: [80, 120, 60], label: 'Planned', color: '#7b3fb0' },
          { id: 'sold', data: [71, 98, 42], label: 'Sold', color: '#d99a00' },
        ]}
        sx={{
          [`& .${barClasses.series}[data-series="planned"] rect`]: {
            fill: 'url(#planned-stripes)',
            stroke: '#7b3fb0',
          },
        }}
      >
        <defs>
          <pattern
            id="planned-stripes"
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={4} height={8} fill="#7b3fb0" />
          </pattern>
        </defs>
      </BarChart>
    </Stack>
  );
}
