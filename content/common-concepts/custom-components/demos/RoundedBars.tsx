import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Spring', 'Summer', 'Fall', 'Winter'];

export default function RoundedBars() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="visitors-caption" variant="body2">
        Visitors in thousands: the museum leads in winter, the garden in summer.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="visitors-caption"
        height={260}
        xAxis={[{ data: quarters }]}
        series={[
          { data: [4, 3, 5, 8], label: 'Museum' },
          { data: [7, 12, 6, 2], label: 'Garden' },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
          bar: { rx: 6 },
          tooltip: { trigger: 'item' },
        }}
      />
    </Stack>
  );
}
