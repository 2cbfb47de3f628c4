import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

export default function NamedAxes() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Wind at the pier: 20 knots at 6:00, 48 knots at noon, 31 knots at 18:00"
        height={240}
        skipAnimation
        xAxis={[{ id: 'hours', data: [6, 9, 12, 15, 18], label: 'Hour', tickMinStep: 3 }]}
        yAxis={[{ id: 'wind', min: 0, width: 56, label: 'Wind (kn)' }]}
        series={[
          { xAxisId: 'hours', yAxisId: 'wind', data: [20, 35, 48, 36, 31], label: 'Wind (kn)' },
        ]}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Stack>
  );
}
