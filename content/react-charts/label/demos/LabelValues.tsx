import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function LabelValues() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Revenue: €610 on Friday, €980 on Saturday, closed on Sunday"
        height={220}
        skipAnimation
        xAxis={[
          {
            data: ['Fri', 'Sat', 'Sun'],
            valueFormatter: (day: string, { location }: { location: string }) =>
              location === 'tooltip' ? `${day}, week 21` : day,
          },
        ]}
        yAxis={[{ max: 1200, width: 56, valueFormatter: (value: number) => euros.format(value) }]}
        series={[
          {
            data: [610, 980, null],
            label: 'Revenue',
            valueFormatter: (value) => (value === null ? 'closed' : euros.format(value)),
            barLabel: ({ value }) => (value === null ? null : euros.format(value)),
            barLabelPlacement: 'outside',
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
