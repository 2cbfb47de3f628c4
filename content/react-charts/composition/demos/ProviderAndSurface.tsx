import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { climate } from '../../data/climate';

export default function ProviderAndSurface() {
  return (
    <ChartsDataProvider
      height={260}
      dataset={climate}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { type: 'line', dataKey: 'high', label: 'Day' },
        { type: 'line', dataKey: 'low', label: 'Night' },
      ]}
    >
      <Stack spacing={1} sx={{ width: '100%' }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
        >
          <Typography id="parts-caption" variant="body2">
            Temperature on the hill (°C)
          </Typography>
          <ChartsLegend />
        </Stack>
        <ChartsSurface role="img" aria-labelledby="parts-caption">
          <ChartsGrid horizontal />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <LineHighlightPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartsDataProvider>
  );
}
