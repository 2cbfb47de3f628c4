import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { climate } from '../../data/climate';

export default function TwoAxes() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="two-axes-caption" variant="body2">
        July is the warmest month, but not the driest: that is April.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="two-axes-caption"
        height={260}
        dataset={climate}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[
          { id: 'celsius', label: 'Highest temperature (°C)' },
          { id: 'millimeters', label: 'Rain (mm)', position: 'right', min: 0 },
        ]}
        series={[
          { dataKey: 'high', yAxisId: 'celsius', label: 'Temperature', showMark: false },
          { dataKey: 'rain', yAxisId: 'millimeters', label: 'Rain', showMark: false },
        ]}
      />
    </Stack>
  );
}
