import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeRange() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Gauge
        aria-label="Temperature in the dome"
        aria-valuetext="4 degrees Celsius"
        width={200}
        height={140}
        value={4}
        valueMin={-20}
        valueMax={20}
        startAngle={-110}
        endAngle={110}
        skipAnimation
        text={({ value }) => `${value} °C`}
      />
    </Stack>
  );
}
