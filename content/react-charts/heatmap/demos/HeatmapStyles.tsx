import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from '../../data/counter';

export default function HeatmapStyles() {
  return (
    <Stack
      component="figure"
      aria-labelledby="heatmap-styles-caption"
      spacing={1}
      sx={{ m: 0, width: '100%', textAlign: 'center' }}
    >
      <Typography component="figcaption" id="heatmap-styles-caption" variant="body2">
        Round cells with a border; the one under the pointer gets a thicker border.
      </Typography>
      <Heatmap
        height={300}
        xAxis={[{ data: days, categoryGapRatio: 0.15 }]}
        yAxis={[{ data: hours, width: 32, categoryGapRatio: 0.15 }]}
        series={[
          {
            id: 'customers',
            data: cells,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${heatmapClasses.cell}`]: {
            rx: '6px',
            stroke: 'currentColor',
            strokeOpacity: 0.35,
            shapeRendering: 'auto',
          },
          [`& .${heatmapClasses.highlighted}`]: { strokeOpacity: 1, strokeWidth: 2 },
          [`& .${heatmapClasses.faded}`]: { opacity: 0.5 },
        }}
      />
    </Stack>
  );
}
