import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15];
const heights = [1.1, 2.6, 1.2, -1.2, 0.2, 2.4];

export default function AreaLines() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        role="img"
        aria-label="Water level relative to the mean, filled to zero"
        width={290}
        height={200}
        skipAnimation
        xAxis={[{ data: hours, label: 'area' }]}
        series={[{ data: heights, area: true, showMark: false, label: 'Height (m)' }]}
        hideLegend
      />
      <LineChart
        role="img"
        aria-label="Water level relative to the mean, filled to the lowest value of the axis"
        width={290}
        height={200}
        skipAnimation
        xAxis={[{ data: hours, label: "area, baseline: 'min'" }]}
        series={[
          { data: heights, area: true, baseline: 'min', showMark: false, label: 'Height (m)' },
        ]}
        hideLegend
      />
    </Stack>
  );
}
