import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visitors, formatDay } from '../../data/visitors';

export default function ZoomSlider() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="slider-caption" variant="body2">
        Move the handles below the chart, or the range between them.
      </Typography>
      <LineChartPro
        aria-labelledby="slider-caption"
        height={300}
        dataset={visitors}
        initialZoom={[{ axisId: 'days', start: 25, end: 60 }]}
        xAxis={[
          {
            id: 'days',
            dataKey: 'day',
            scaleType: 'utc',
            domainLimit: 'strict',
            valueFormatter: formatDay,
            zoom: { slider: { enabled: true, preview: true } },
          },
        ]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false, curve: 'linear' }]}
        hideLegend
      />
    </Stack>
  );
}
