import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function Overlays() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        role="img"
        aria-label="Ferries, loading"
        width={290}
        height={180}
        loading
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        series={[]}
      />
      <BarChart
        role="img"
        aria-label="Ferries, no data yet"
        width={290}
        height={180}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        series={[{ data: [] }]}
        localeText={{ noData: 'No ferries this week' }}
      />
    </Stack>
  );
}
