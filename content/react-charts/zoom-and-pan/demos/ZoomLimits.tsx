import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { visitors, formatDay } from '../../data/visitors';

export default function ZoomLimits() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="limits-caption" variant="body2">
        Never less than a tenth of the days, never more than half, and not before the 20% mark.
      </Typography>
      <BarChartPro
        aria-labelledby="limits-caption"
        height={240}
        dataset={visitors}
        initialZoom={[{ axisId: 'days', start: 40, end: 60 }]}
        xAxis={[
          {
            id: 'days',
            dataKey: 'day',
            valueFormatter: formatDay,
            zoom: { minStart: 20, minSpan: 10, maxSpan: 50, step: 10 },
          },
        ]}
        series={[{ dataKey: 'visitors', label: 'Visitors' }]}
        hideLegend
      />
    </Stack>
  );
}
