import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 14 }, (_day, index) => index + 1);
const kilowattHours = [41, 43, 40, 44, 42, 19, 16, 40, 45, 43, 41, 44, 21, 15];
const weekends = [6, 13];

function Weekends() {
  const xScale = useXScale<'linear'>();
  const { top, height } = useDrawingArea();
  const { palette } = useTheme();

  return weekends.map((saturday) => (
    <rect
      key={saturday}
      x={xScale(saturday - 0.5)}
      width={xScale(saturday + 1.5) - xScale(saturday - 0.5)}
      y={top}
      height={height}
      fill={palette.action.selected}
    />
  ));
}

export default function ShadedWeekends() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="weekend-caption" variant="body2">
        Power used by the workshop in June (kWh): less on weekends.
      </Typography>
      <ChartsContainer
        role="img"
        aria-labelledby="weekend-caption"
        height={200}
        skipAnimation
        xAxis={[{ data: days, min: 0.5, max: 14.5 }]}
        yAxis={[{ min: 0, max: 50 }]}
        series={[{ type: 'line', data: kilowattHours, curve: 'linear' }]}
      >
        <Weekends />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Stack>
  );
}
