import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        role="img"
        aria-label="Loans and returns on three days, with a color for each"
        width={290}
        height={210}
        skipAnimation
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        series={[
          { data: [120, 90, 140], label: 'Loans', color: '#0b7a55' },
          { data: [80, 110, 95], label: 'Returns', color: '#b3470a' },
        ]}
      />
      <BarChart
        role="img"
        aria-label="Books returned late: 4, 11 and 7; more than 10 in red"
        width={290}
        height={210}
        skipAnimation
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        series={[
          {
            data: [4, 11, 7],
            label: 'Returned late',
            color: '#5f6878',
            colorGetter: ({ value }) => (value !== null && value > 10 ? '#c8372d' : '#5f6878'),
          },
        ]}
      />
    </Stack>
  );
}
