import Stack from '@mui/material/Stack';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { climate } from '../../data/climate';

/** From blue through green and yellow to red: `t` goes from 0 to 1. */
function warmth(t: number) {
  return `hsl(${Math.round(225 - 225 * t)} 70% 45%)`;
}

export default function OwnColorScale() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Highest temperature by month, from 3 °C in January to 24 °C in July"
        height={250}
        skipAnimation
        dataset={climate}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[{ colorMap: { type: 'continuous', min: 0, max: 25, color: warmth } }]}
        series={[{ dataKey: 'high', label: 'Highest (°C)', showMark: false }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'extremes',
            minLabel: '0 °C',
            maxLabel: '25 °C',
            sx: { width: 260, whiteSpace: 'nowrap' },
          },
        }}
        sx={{ '& .MuiLineChart-line': { strokeWidth: 4 } }}
      />
    </Stack>
  );
}
