import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { climate } from '../../data/climate';

export default function StyledLine() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="styled-line-caption" variant="body2">
        Clear nights per month: 19 in August, 7 in December. Red is below 10.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="styled-line-caption"
        height={240}
        dataset={climate}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[
          {
            min: 0,
            max: 20,
            colorMap: { type: 'piecewise', thresholds: [10], colors: ['#d3382e', '#2a8a5b'] },
          },
        ]}
        series={[{ dataKey: 'clearNights', label: 'Clear nights', area: true, showMark: false }]}
        hideLegend
        sx={{
          [`& .${lineClasses.line}`]: { strokeWidth: 3 },
          [`& .${lineClasses.area}`]: { fillOpacity: 0.2 },
        }}
      />
    </Stack>
  );
}
