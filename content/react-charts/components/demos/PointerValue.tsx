import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function ClickArea({ onChoose }: { onChoose: (hour: number) => void }) {
  const scale = useXScale<'linear'>();
  const { left, top, width, height } = useDrawingArea();

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onClick={(event) => {
        const area = event.currentTarget.getBoundingClientRect();
        onChoose(scale.invert(left + event.clientX - area.left));
      }}
    />
  );
}

export default function PointerValue() {
  const [hour, setHour] = React.useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {hour === null ? 'Click in the chart.' : `You clicked at hour ${hour.toFixed(1)}.`}
      </Typography>
      <LineChart
        role="img"
        aria-label="Wind from 0:00 to 24:00, with a peak of 48 knots at 12:00"
        height={200}
        skipAnimation
        hideLegend
        xAxis={[{ data: [0, 6, 12, 18, 24], min: 0, max: 24 }]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[{ data: [12, 20, 48, 22, 14], label: 'Wind (kn)', showMark: false }]}
      >
        <ClickArea onChoose={setHour} />
      </LineChart>
    </Stack>
  );
}
