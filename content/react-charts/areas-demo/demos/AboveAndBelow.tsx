import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const balance = [-14, -9, -3, 6, 12, 17, 21, 15, 4, -5, -8, -12];

function ZeroGradient({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const zero = (useYScale<'linear'>()(0) - top) / height;

  return (
    <defs>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={0}
        x2={0}
        y1={top}
        y2={top + height}
      >
        <stop offset={0} stopColor="#2a8a5b" stopOpacity={0.9} />
        <stop offset={zero} stopColor="#2a8a5b" stopOpacity={0.15} />
        <stop offset={zero} stopColor="#d3382e" stopOpacity={0.15} />
        <stop offset={1} stopColor="#d3382e" stopOpacity={0.9} />
      </linearGradient>
    </defs>
  );
}

export default function AboveAndBelow() {
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="above-and-below-caption" variant="body2" align="center">
        A campsite's account by month: money comes in from April to September.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="above-and-below-caption"
        height={240}
        skipAnimation
        hideLegend
        colors={['#6b7280']}
        xAxis={[{ data: months, scaleType: 'point', disableLine: true, disableTicks: true }]}
        yAxis={[{ min: -25, max: 25, label: '€ thousands', width: 60 }]}
        series={[{ data: balance, label: 'Balance', area: true, showMark: false }]}
        slotProps={{ area: { fill: `url(#${id})` } }}
      >
        <ZeroGradient id={id} />
        <ChartsReferenceLine y={0} />
      </LineChart>
    </Stack>
  );
}
