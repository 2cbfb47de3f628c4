import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from '../../data/counter';

export default function HeatmapLegend() {
  return (
    <Stack
      component="figure"
      aria-labelledby="heatmap-legend-caption"
      spacing={1}
      sx={{ m: 0, width: '100%' }}
    >
      <Typography component="figcaption" id="heatmap-legend-caption" variant="body2">
        Customers at the counter, from 8 on Saturday at 14:00 to 64 on Saturday at 10:00.
      </Typography>
      <Heatmap
        height={260}
        hideLegend={false}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 32 }]}
        zAxis={[
          {
            min: 8,
            max: 64,
            colorMap: { type: 'continuous', min: 8, max: 64, color: ['#f6e8c3', '#7a3803'] },
          },
        ]}
        series={[{ data: cells }]}
        slotProps={{
          legend: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
        }}
      />
    </Stack>
  );
}
