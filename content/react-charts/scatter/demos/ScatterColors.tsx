import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stars } from '../../data/stars';

const data = stars.map(({ id, temperature, magnitude, distance }) => ({
  id,
  x: temperature,
  y: magnitude,
  z: distance,
}));

export default function ScatterColors() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="color-stars-caption" variant="body2">
        The same stars, colored by distance: near ones are yellow, far ones blue.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="color-stars-caption"
        height={260}
        xAxis={[{ min: 2500, max: 11500, label: 'Temperature (K)' }]}
        yAxis={[{ reverse: true, label: 'Magnitude' }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 20, max: 500, color: ['#d99a00', '#1e4fb8'] } },
        ]}
        series={[{ data, label: 'Star', markerSize: 6 }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            minLabel: ({ value }) => `${Number(value)} ly`,
            maxLabel: ({ value }) => `${Number(value)} ly`,
            labelPosition: 'extremes',
            sx: { width: '60%', whiteSpace: 'nowrap' },
          },
        }}
      />
    </Stack>
  );
}
