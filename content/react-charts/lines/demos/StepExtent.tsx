import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const SHARED = {
  width: 290,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;
const YEARS = ['2022', '2023', '2024', '2025'];
const FARES = [2.4, 2.6, 2.6, 2.9];

export default function StepExtent() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <LineChart
        {...SHARED}
        aria-label="Fare of the ferry by year, the line covers whole years"
        xAxis={[{ scaleType: 'band', data: YEARS, label: 'step' }]}
        yAxis={[{ min: 2, max: 3 }]}
        series={[{ data: FARES, curve: 'step', label: 'Fare (€)' }]}
      />
      <LineChart
        {...SHARED}
        aria-label="Fare of the ferry by year, the line ends at the first and last point"
        xAxis={[{ scaleType: 'band', data: YEARS, label: 'step, strictStepCurve' }]}
        yAxis={[{ min: 2, max: 3 }]}
        series={[{ data: FARES, curve: 'step', strictStepCurve: true, label: 'Fare (€)' }]}
      />
    </Stack>
  );
}
