import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const SHARED = {
  width: 290,
  height: 210,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const WAYS = ['Bus', 'Tram', 'Ferry', 'Cable car'];
const SERIES = [{ data: [41, 38, 17, 6], label: 'Passengers (1000)', color: '#7b3fb0' }];
const KNOWN = {
  type: 'ordinal' as const,
  values: ['Bus', 'Tram'],
  colors: ['#1e66c8', '#0b7a55'],
};

export default function UnknownColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        {...SHARED}
        aria-label="Passengers: bus blue, tram green, ferry and cable car in the color of the series"
        xAxis={[{ data: WAYS, label: 'without unknownColor', colorMap: KNOWN }]}
        series={SERIES}
      />
      <BarChart
        {...SHARED}
        aria-label="Passengers: bus blue, tram green, ferry and cable car gray"
        xAxis={[
          { data: WAYS, label: 'unknownColor', colorMap: { ...KNOWN, unknownColor: '#8a8f98' } },
        ]}
        series={SERIES}
      />
    </Stack>
  );
}
