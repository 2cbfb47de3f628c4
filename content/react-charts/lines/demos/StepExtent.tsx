import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const shared = {
  width: 290,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const years = ['2022', '2023', '2024', '2025'];
const fares = [2.4, 2.6, 2.6, 2.9];

export default function StepExtent() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        {...shared}
        aria-label="Ferry fare by year; the line covers whole years"
        xAxis={[{ scaleType: 'band', data: years, label: 'step' }]}
        yAxis={[{ min: 2, max: 3 }]}
        series={[{ data: fares, curve: 'step', label: 'Fare (€)' }]}
      />
      <LineChart
        {...shared}
        aria-label="Ferry fare by year; the line ends at the first and last point"
        xAxis={[{ scaleType: 'band', data: years, label: 'step, strictStepCurve' }]}
        yAxis={[{ min: 2, max: 3 }]}
        series={[{ data: fares, curve: 'step', strictStepCurve: true, label: 'Fare (€)' }]}
      />
    </Stack>
  );
}
