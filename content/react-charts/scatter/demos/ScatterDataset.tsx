import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stars } from '../../data/stars';

export default function ScatterDataset() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="dataset-stars-caption" variant="body2">
        Sixty stars from the survey: the hot ones are bright, so their magnitude is small.
      </Typography>
      <ScatterChart
        role="img"
        aria-labelledby="dataset-stars-caption"
        height={280}
        dataset={stars}
        xAxis={[{ label: 'Temperature (K)', min: 2500, max: 11500 }]}
        yAxis={[{ label: 'Magnitude', reverse: true }]}
        series={[
          {
            label: 'Star',
            markerSize: 5,
            datasetKeys: { id: 'id', x: 'temperature', y: 'magnitude' },
            valueFormatter: (star) => (star ? `${star.x} K, magnitude ${star.y}` : ''),
          },
        ]}
        grid={{ horizontal: true, vertical: true }}
        hideLegend
      />
    </Stack>
  );
}
