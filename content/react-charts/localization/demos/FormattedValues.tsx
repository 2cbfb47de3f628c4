import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  new Date(2026, 0, 5),
  new Date(2026, 1, 5),
  new Date(2026, 2, 5),
  new Date(2026, 3, 5),
];

const dayFormat = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' });
const numberFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });

export default function FormattedValues() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Water level from January to April, between 1.2 and 2.8 meters"
        height={240}
        skipAnimation
        hideLegend
        margin={{ right: 50 }}
        xAxis={[
          {
            data: days,
            scaleType: 'time',
            tickInterval: days,
            valueFormatter: (day: Date) => dayFormat.format(day),
          },
        ]}
        yAxis={[{ width: 55, valueFormatter: (level: number) => numberFormat.format(level) }]}
        series={[
          {
            data: [1.2, 2.1, 2.8, 1.9],
            label: 'Pegel (m)',
            valueFormatter: (level) => (level === null ? '' : numberFormat.format(level)),
          },
        ]}
      />
    </Stack>
  );
}
