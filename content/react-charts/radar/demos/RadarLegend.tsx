import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarLegend() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <RadarChart
        aria-label="Three library branches by loans, visits, events, seats and staff"
        width={330}
        height={300}
        radar={{ max: 100, metrics: ['Loans', 'Visits', 'Events', 'Seats', 'Staff'] }}
        series={[
          { id: 'center', label: 'Center', data: [92, 81, 64, 77, 85], fillArea: true },
          { id: 'harbor', label: 'Harbor', data: [51, 66, 83, 40, 46], fillArea: true },
          { id: 'hill', label: 'Hill', data: [38, 29, 47, 62, 31], fillArea: true },
        ]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      />
    </Stack>
  );
}
