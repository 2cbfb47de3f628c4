import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return (
    <Stack direction="row" spacing={4} sx={{ justifyContent: 'center' }}>
      <Stack sx={{ alignItems: 'center' }}>
        <Gauge aria-labelledby="berths-label" width={120} height={120} value={72} skipAnimation />
        <Typography id="berths-label" variant="body2">
          Berths taken (%)
        </Typography>
      </Stack>
      <Stack sx={{ alignItems: 'center' }}>
        <Gauge
          aria-labelledby="crane-label"
          width={120}
          height={120}
          value={45}
          startAngle={-90}
          endAngle={90}
          skipAnimation
        />
        <Typography id="crane-label" variant="body2">
          Crane load (%)
        </Typography>
      </Stack>
    </Stack>
  );
}
