import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from '../../data/counter';

export default function HeatmapHighlight() {
  return (
    <Stack
      component="figure"
      aria-labelledby="heatmap-keys-caption"
      spacing={1}
      sx={{ m: 0, width: '100%', textAlign: 'center' }}
    >
      <Typography component="figcaption" id="heatmap-keys-caption" variant="body2">
        Press Tab until the chart has focus, then the arrow keys.
      </Typography>
      <Heatmap
        height={280}
        enableKeyboardNavigation
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 32 }]}
        series={[{ data: cells, highlightScope: { highlight: 'item', fade: 'global' } }]}
      />
    </Stack>
  );
}
