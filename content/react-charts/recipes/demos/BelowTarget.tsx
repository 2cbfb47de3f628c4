import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const TARGET = 90;

export default function BelowTarget() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Trains on time from Monday to Friday; Tuesday and Thursday miss the target of 90 percent"
        height={220}
        skipAnimation
        hideLegend
        margin={{ right: 52 }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[
          {
            min: 60,
            max: 100,
            colorMap: { type: 'piecewise', thresholds: [TARGET], colors: ['#b4532a', '#2a7a5b'] },
          },
        ]}
        series={[{ data: [94, 82, 97, 88, 91], label: 'On time (%)' }]}
      >
        <ChartsReferenceLine
          y={TARGET}
          label={`${TARGET}%`}
          labelAlign="end"
          spacing={{ x: -44, y: -5 }}
        />
      </BarChart>
    </Stack>
  );
}
