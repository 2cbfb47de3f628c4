import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from '../../data/counter';

export default function BasicHeatmap() {
  return (
    <Stack
      component="figure"
      aria-labelledby="basic-heatmap-caption"
      spacing={1}
      sx={{ m: 0, width: '100%', textAlign: 'center' }}
    >
      <Typography component="figcaption" id="basic-heatmap-caption" variant="body2">
        Customers at the counter: most on Saturday from 9 to 12.
      </Typography>
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 32 }]}
        series={[{ data: cells }]}
      />
    </Stack>
  );
}
