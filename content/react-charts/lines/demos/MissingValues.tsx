import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const readings = [14, 17, null, null, 21, 18];

export default function MissingValues() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        role="img"
        aria-label="Temperature at noon, with a gap on Wednesday and Thursday"
        width={290}
        height={200}
        skipAnimation
        xAxis={[{ data: days, scaleType: 'point', label: 'a gap' }]}
        series={[{ data: readings, label: 'Noon (°C)' }]}
        hideLegend
      />
      <LineChart
        role="img"
        aria-label="Temperature at noon, connected across Wednesday and Thursday"
        width={290}
        height={200}
        skipAnimation
        xAxis={[{ data: days, scaleType: 'point', label: 'connectNulls' }]}
        series={[{ data: readings, label: 'Noon (°C)', connectNulls: true }]}
        hideLegend
      />
    </Stack>
  );
}
