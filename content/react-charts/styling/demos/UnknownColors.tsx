import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const shared = {
  width: 290,
  height: 210,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const ways = ['Bus', 'Tram', 'Ferry', 'Cable car'];
const series = [{ data: [41, 38, 17, 6], label: 'Passengers (thousands)', color: '#7b3fb0' }];
const known = {
  type: 'ordinal' as const,
  values: ['Bus', 'Tram'],
  colors: ['#1e66c8', '#0b7a55'],
};

export default function UnknownColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        {...shared}
        aria-label="Passengers: bus blue, tram green, ferry and cable car in the series color"
        xAxis={[{ data: ways, label: 'without unknownColor', colorMap: known }]}
        series={series}
      />
      <BarChart
        {...shared}
        aria-label="Passengers: bus blue, tram green, ferry and cable car gray"
        xAxis={[
          { data: ways, label: 'unknownColor', colorMap: { ...known, unknownColor: '#8a8f98' } },
        ]}
        series={series}
      />
    </Stack>
  );
}
