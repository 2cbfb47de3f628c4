import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AnimatedLine, type AnimatedLineProps, LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const passengers = [120, 480, 310, 350, 330, 460, 520, 240];
const NOW = 15;

function ForecastLine({ ownerState, ...props }: AnimatedLineProps) {
  const id = React.useId();
  const { left, top, width, height } = useDrawingArea();
  const now = useXScale<'linear'>()(NOW);

  return (
    <g>
      <clipPath id={`${id}-known`}>
        <rect x={left} y={top} width={now - left} height={height} />
      </clipPath>
      <clipPath id={`${id}-expected`}>
        <rect x={now} y={top} width={left + width - now} height={height} />
      </clipPath>
      <g clipPath={`url(#${id}-known)`}>
        <AnimatedLine {...props} ownerState={ownerState} />
      </g>
      <g clipPath={`url(#${id}-expected)`}>
        <AnimatedLine
          {...props}
          ownerState={{ ...ownerState, id: `${ownerState.id}-expected` }}
          strokeDasharray="5 5"
        />
      </g>
    </g>
  );
}

export default function ClippedForecast() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="clipped-forecast-caption" variant="body2" align="center">
        Passengers per hour on a tram line. Counted until 15:00; 520 are expected at 18:00.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="clipped-forecast-caption"
        height={240}
        skipAnimation
        hideLegend
        xAxis={[
          {
            data: hours,
            min: 6,
            max: 20,
            tickInterval: [6, 10, 14, 18],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ min: 0, max: 600 }]}
        series={[
          {
            data: passengers,
            label: 'Passengers',
            showMark: ({ position }) => Number(position) <= NOW,
          },
        ]}
        slots={{ line: ForecastLine }}
      >
        <ChartsReferenceLine x={NOW} label="Now" labelAlign="start" labelStyle={{ fontSize: 13 }} />
      </LineChart>
    </Stack>
  );
}
