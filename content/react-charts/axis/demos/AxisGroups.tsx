import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['2024 Q1', '2024 Q2', '2024 Q3', '2024 Q4', '2025 Q1', '2025 Q2'];

export default function AxisGroups() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="groups-caption" variant="body2">
        Containers in thousands: the second quarter always beats the first.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="groups-caption"
        height={240}
        skipAnimation
        xAxis={[
          {
            data: quarters,
            scaleType: 'band',
            tickPlacement: 'extremities',
            height: 56,
            groups: [
              { getValue: (quarter: string) => quarter.slice(5), tickSize: 6 },
              {
                getValue: (quarter: string) => quarter.slice(0, 4),
                tickSize: 28,
                tickLabelStyle: { fontWeight: 600 },
              },
            ],
          },
        ]}
        series={[{ data: [41, 52, 58, 47, 44, 57], label: 'Containers (thousands)' }]}
        hideLegend
      />
    </Stack>
  );
}
