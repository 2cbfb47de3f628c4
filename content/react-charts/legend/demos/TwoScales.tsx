import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function TwoScales() {
  return (
    <ChartsDataProvider
      width={330}
      height={220}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul'] }]}
      yAxis={[
        {
          id: 'celsius',
          colorMap: { type: 'continuous', min: 10, max: 26, color: ['#3b7dd8', '#c8372d'] },
        },
        {
          id: 'rain',
          position: 'right',
          max: 100,
          colorMap: { type: 'piecewise', thresholds: [60], colors: ['#b58900', '#1f7a4d'] },
        },
      ]}
      series={[
        { type: 'bar', yAxisId: 'celsius', data: [14, 19, 22, 24], label: 'Highest (°C)' },
        { type: 'bar', yAxisId: 'rain', data: [49, 61, 73, 88], label: 'Rain (mm)' },
      ]}
    >
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
          <ContinuousColorLegend
            axisDirection="y"
            axisId="celsius"
            labelPosition="extremes"
            minLabel={({ formattedValue }) => `${formattedValue} °C`}
            maxLabel={({ formattedValue }) => `${formattedValue} °C`}
            sx={{ width: 150, whiteSpace: 'nowrap' }}
          />
          <PiecewiseColorLegend
            axisDirection="y"
            axisId="rain"
            labelPosition="inline-end"
            labelFormatter={({ index }) => (index === 0 ? 'dry' : 'wet')}
          />
        </Stack>
        <ChartsSurface
          role="img"
          aria-label="April to July: from 14 to 24 °C and from 49 to 88 mm of rain"
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="celsius" />
          <ChartsYAxis axisId="rain" />
        </ChartsSurface>
      </Stack>
    </ChartsDataProvider>
  );
}
