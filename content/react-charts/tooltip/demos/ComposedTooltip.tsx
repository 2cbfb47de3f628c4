import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsAxisTooltipContent, ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedTooltip() {
  return (
    <Stack sx={{ width: '100%' }}>
      <ChartsContainer
        aria-label="Beds in use and total beds on the ward on five days"
        height={220}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[
          { type: 'bar', data: [41, 47, 55, 66, 58], label: 'In use' },
          { type: 'line', data: [60, 60, 64, 64, 64], label: 'Beds' },
        ]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltipContainer trigger="axis">
          <ChartsAxisTooltipContent />
          <Paper square elevation={0} sx={{ px: 1.5, py: 0.5 }}>
            <Typography variant="caption">Counted at 7:00</Typography>
          </Paper>
        </ChartsTooltipContainer>
      </ChartsContainer>
    </Stack>
  );
}
