import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weights = [412, 420, null, null, 447, 455, 461];

export default function BridgedGap() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="bridged-gap-caption" variant="body2" align="center">
        A calf's weight in kilograms. The scale was broken on Wednesday and Thursday.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="bridged-gap-caption"
        height={220}
        skipAnimation
        hideLegend
        colors={['#7b3fb0', '#7b3fb0']}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 400, max: 470 }]}
        series={[
          {
            id: 'bridge',
            data: weights,
            connectNulls: true,
            curve: 'linear',
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          },
          { id: 'weight', data: weights, curve: 'linear', label: 'Weight (kg)' },
        ]}
        sx={{
          [`& .${lineClasses.line}[data-series="bridge"]`]: {
            strokeDasharray: '2 4',
            strokeWidth: 1.5,
          },
        }}
      />
    </Stack>
  );
}
