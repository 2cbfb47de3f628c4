import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['A', 'B', 'C', 'D'];
const rain = [0, 0.4, 31, 58];

export default function SmallValues() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        role="img"
        aria-label="Rain at four stations; station B, with 0.4 mm, has no visible bar"
        width={290}
        height={200}
        skipAnimation
        xAxis={[{ data: stations, label: 'without minBarSize' }]}
        series={[{ data: rain, label: 'Rain (mm)' }]}
        hideLegend
      />
      <BarChart
        role="img"
        aria-label="Rain at four stations; station B, with 0.4 mm, has a 6-pixel bar"
        width={290}
        height={200}
        skipAnimation
        xAxis={[{ data: stations, label: 'minBarSize: 6' }]}
        series={[{ data: rain, label: 'Rain (mm)', minBarSize: 6 }]}
        hideLegend
      />
    </Stack>
  );
}
