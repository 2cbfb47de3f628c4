import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visitors, formatDay } from '../../data/visitors';

export default function ZoomInteractions() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="interactions-caption" variant="body2">
        Hold Ctrl and scroll, or select a range with the mouse; a double-click shows everything.
      </Typography>
      <LineChartPro
        aria-labelledby="interactions-caption"
        height={260}
        dataset={visitors}
        zoomInteractionConfig={{
          zoom: [{ type: 'wheel', requiredKeys: ['Control'] }, 'brush', 'pinch', 'doubleTapReset'],
          pan: [],
        }}
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
