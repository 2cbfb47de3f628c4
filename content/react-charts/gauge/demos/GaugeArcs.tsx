import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const size = { width: 130, height: 130, value: 60, skipAnimation: true };

export default function GaugeArcs() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <Gauge
        {...size}
        aria-label="Water tank, quarter circle"
        startAngle={0}
        endAngle={90}
        text=""
      />
      <Gauge {...size} aria-label="Water tank, thin ring" innerRadius="92%" />
      <Gauge
        {...size}
        aria-label="Water tank, round ends"
        startAngle={-130}
        endAngle={130}
        cornerRadius="50%"
      />
      <Gauge {...size} aria-label="Water tank, full disc" innerRadius={0} text="" />
    </Stack>
  );
}
