import Stack from '@mui/material/Stack';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function AxisHighlight() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        aria-label="Rye loaves on four days, with a band under the pointer"
        width={290}
        height={210}
        skipAnimation
        axisHighlight={{ x: 'band', y: 'none' }}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'], label: "x: 'band'" }]}
        series={[{ data: [64, 71, 98, 42], label: 'Rye' }]}
        hideLegend
      />
      <ScatterChart
        aria-label="Four buoys, with lines to both axes under the pointer"
        width={290}
        height={210}
        axisHighlight={{ x: 'line', y: 'line' }}
        xAxis={[{ min: 0, max: 10, label: "x: 'line', y: 'line'" }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[
          {
            data: [
              { id: 1, x: 2, y: 8 },
              { id: 2, x: 5, y: 4 },
              { id: 3, x: 7, y: 2 },
              { id: 4, x: 9, y: 7 },
            ],
            label: 'Buoy',
          },
        ]}
        hideLegend
        sx={{ [`& .${chartsAxisHighlightClasses.root}`]: { strokeDasharray: '4 4' } }}
      />
    </Stack>
  );
}
