import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const depths = [0, 12, 35, 30, 58, 84, 79, 96, 61, 22];

export default function SnowArea() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="snow-area-caption" variant="body2" align="center">
        Snow at the hut: deepest in week 8 at 96 cm, nearly gone in week 10.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="snow-area-caption"
        height={220}
        skipAnimation
        hideLegend
        xAxis={[{ data: weeks, min: 1, max: 10, label: 'Week', tickMinStep: 1 }]}
        yAxis={[{ label: 'Depth (cm)', width: 60 }]}
        series={[{ data: depths, label: 'Snow (cm)', area: true, showMark: false }]}
        sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.35 } }}
      />
    </Stack>
  );
}
