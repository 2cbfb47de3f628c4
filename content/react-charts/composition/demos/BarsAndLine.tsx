import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function BarsAndLine() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="mixed-caption" variant="body2">
        Rain (bars, mm) and clear nights (line): fewer clear nights in wet months.
      </Typography>
      <ChartsContainer
        role="img"
        aria-labelledby="mixed-caption"
        height={240}
        skipAnimation
        xAxis={[{ id: 'month', scaleType: 'band', data: ['Aug', 'Sep', 'Oct', 'Nov', 'Dec'] }]}
        yAxis={[
          { id: 'rain', min: 0 },
          { id: 'nights', min: 0, max: 20, position: 'right' },
        ]}
        series={[
          { type: 'bar', yAxisId: 'rain', data: [79, 66, 71, 90, 95] },
          { type: 'line', yAxisId: 'nights', data: [19, 17, 13, 8, 7] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="nights" />
      </ChartsContainer>
    </Stack>
  );
}
