import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visitors, formatDay } from '../../data/visitors';

export default function BasicZoom() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="basic-zoom-caption" variant="body2">
        Visitors a day from March to August. Turn the wheel over the chart to zoom, drag to move.
      </Typography>
      <LineChartPro
        aria-labelledby="basic-zoom-caption"
        height={260}
        dataset={visitors}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'utc',
            domainLimit: 'strict',
            valueFormatter: formatDay,
            zoom: true,
          },
        ]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false, curve: 'linear' }]}
        hideLegend
      />
    </Stack>
  );
}
