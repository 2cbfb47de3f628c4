import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed'];
const shared = {
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
        {...shared}
        aria-label="Books lent above zero, books returned below"
        xAxis={[{ data: days, label: 'diverging' }]}
        series={[
          { data: [120, 90, 140], label: 'Lent', stack: 'books' },
          { data: [-80, -110, -95], label: 'Returned', stack: 'books' },
        ]}
      />
      <BarChart
        {...shared}
        aria-label="Share of loans made at the self-checkout and at the desk"
        xAxis={[{ data: days, label: 'expand' }]}
        yAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%`, width: 52 }]}
        series={[
          { data: [80, 50, 105], label: 'Self-checkout', stack: 'way', stackOffset: 'expand' },
          { data: [40, 40, 35], label: 'Desk', stack: 'way', stackOffset: 'expand' },
        ]}
      />
    </Stack>
  );
}
