import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visitors = [320, 290, 240, 210, 300, 420, 480];

export default function SparklineTooltip() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <SparkLineChart
        aria-label="Visitors from Monday to Sunday as a line"
        data={visitors}
        width={200}
        height={72}
        xAxis={{ data: days }}
        valueFormatter={(value) => `${value ?? 0} visitors`}
        showTooltip
        showHighlight
      />
      <SparkLineChart
        aria-label="Visitors from Monday to Sunday as bars"
        plotType="bar"
        data={visitors}
        width={200}
        height={72}
        xAxis={{ data: days }}
        valueFormatter={(value) => `${value ?? 0} visitors`}
        showTooltip
        showHighlight
      />
    </Stack>
  );
}
