import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const DAYS = ['Mon', 'Tue', 'Wed'];
const SHARED = {
  width: 290,
  height: 200,
  skipAnimation: true,
  hideLegend: true,
  role: 'img',
} as const;

export default function StackOffset() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        {...SHARED}
        aria-label="Books lent above zero, books returned below"
        xAxis={[{ data: DAYS, label: 'diverging' }]}
        series={[
          { data: [120, 90, 140], label: 'Lent', stack: 'books' },
          { data: [-80, -110, -95], label: 'Returned', stack: 'books' },
        ]}
      />
      <BarChart
        {...SHARED}
        aria-label="Share of loans at the machine and at the desk"
        xAxis={[{ data: DAYS, label: 'expand' }]}
        yAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%`, width: 52 }]}
        series={[
          { data: [80, 50, 105], label: 'Machine', stack: 'way', stackOffset: 'expand' },
          { data: [40, 40, 35], label: 'Desk', stack: 'way', stackOffset: 'expand' },
        ]}
      />
    </Stack>
  );
}
