import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from '../../data/counter';

export default function HeatmapColors() {
  return (
    <Stack
      component="figure"
      aria-labelledby="heatmap-colors-caption"
      spacing={1}
      sx={{ m: 0, width: '100%', textAlign: 'center' }}
    >
      <Typography component="figcaption" id="heatmap-colors-caption" variant="body2">
        Staff needed: one below 20 customers, two below 40, three above that.
      </Typography>
      <Heatmap
        height={280}
        xAxis={[{ data: days, categoryGapRatio: 0.06 }]}
        yAxis={[{ data: hours, width: 32, categoryGapRatio: 0.06 }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [20, 40],
              colors: ['#dbe7f7', '#6f9fd8', '#123f7a'],
            },
          },
        ]}
        series={[{ data: cells, valueFormatter: ([, , customers]) => `${customers} customers` }]}
      />
    </Stack>
  );
}
