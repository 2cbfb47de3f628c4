import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const loans = { width: 150, height: 150, value: 168, valueMax: 240, skipAnimation: true };

export default function GaugeText() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <Gauge
        {...loans}
        aria-label="Loans returned"
        aria-valuetext="168 of 240"
        text={({ value, valueMax }) => `${value}\nof ${valueMax}`}
      />
      <Gauge
        {...loans}
        aria-label="Share of loans returned"
        aria-valuetext="70%"
        text={({ value, valueMax }) => `${Math.round(((value ?? 0) / valueMax) * 100)}%`}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 30, fontWeight: 600 } }}
      />
    </Stack>
  );
}
