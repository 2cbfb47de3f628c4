import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { tides, clock } from '../../../data/tides';

export default function AxisTicks() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        role="img"
        aria-label="The tide on one day, with ticks at high and low water"
        width={290}
        height={200}
        skipAnimation
        dataset={tides}
        xAxis={[
          {
            dataKey: 'hour',
            min: 0,
            max: 24,
            tickInterval: [3.5, 9.5, 16, 22],
            valueFormatter: clock,
          },
        ]}
        yAxis={[{ tickMinStep: 1, min: 0, max: 5 }]}
        series={[{ dataKey: 'height', label: 'Height', showMark: false }]}
        hideLegend
      />
      <BarChart
        role="img"
        aria-label="Ferries per quarter: 1510, 2120, 2740, 1690"
        width={290}
        height={200}
        skipAnimation
        xAxis={[
          { data: ['Q1', 'Q2', 'Q3', 'Q4'], tickPlacement: 'middle', tickLabelPlacement: 'tick' },
        ]}
        yAxis={[{ tickNumber: 3, width: 52 }]}
        series={[{ data: [1510, 2120, 2740, 1690], label: 'Ferries' }]}
        hideLegend
      />
    </Stack>
  );
}
