import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function LegendInside() {
  return (
    <ChartsDataProvider
      height={220}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { type: 'bar', data: [31, 28, 35, 40, 22], label: 'Admitted' },
        { type: 'bar', data: [25, 30, 27, 36, 41], label: 'Discharged' },
      ]}
    >
      <Stack sx={{ width: '100%' }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
        >
          <Typography id="legend-inside" variant="subtitle2" component="p">
            Patients this week
          </Typography>
          <ChartsLegend />
        </Stack>
        <Box sx={{ height: 220 }}>
          <ChartsSurface role="img" aria-labelledby="legend-inside">
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </Box>
      </Stack>
    </ChartsDataProvider>
  );
}
