import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const trips = [
  { quarter: 'Jan–Mar', bus: 210, tram: 340 },
  { quarter: 'Apr–Jun', bus: 260, tram: 390 },
  { quarter: 'Jul–Sep', bus: 190, tram: 310 },
  { quarter: 'Oct–Dec', bus: 280, tram: 430 },
];

export default function SeasonBars() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="trips-caption" variant="body2">
        Trips in thousands. The tram carries more people than the bus in every quarter.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="trips-caption"
        height={300}
        dataset={trips}
        xAxis={[{ dataKey: 'quarter' }]}
        series={[
          { dataKey: 'bus', label: 'Bus' },
          { dataKey: 'tram', label: 'Tram' },
        ]}
        grid={{ horizontal: true }}
        borderRadius={4}
      />
    </Stack>
  );
}
