import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarMetrics() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="radar-metrics-caption" variant="body2">
        Two boats, each number on its own scale.
      </Typography>
      <RadarChart
        role="img"
        aria-labelledby="radar-metrics-caption"
        width={330}
        height={300}
        margin={{ left: 80, right: 80 }}
        radar={{
          metrics: [
            { name: 'Length (m)', min: 6, max: 14 },
            { name: 'Sail (m²)', max: 90 },
            { name: 'Berths', max: 8 },
            { name: 'Draft (m)', min: 0.5, max: 2.5 },
            { name: 'Age (years)', max: 30 },
          ],
        }}
        series={[
          { label: 'Alma', data: [9.2, 42, 4, 1.4, 21] },
          { label: 'Brise', data: [12.8, 84, 7, 2.1, 6] },
        ]}
      />
    </Stack>
  );
}
