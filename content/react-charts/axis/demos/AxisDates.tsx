import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { visitors, formatDay } from '../../data/visitors';

export default function AxisDates() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="dates-caption" variant="body2">
        Visitors per day, March to August: busiest on weekends and in May and June.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="dates-caption"
        height={240}
        dataset={visitors}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'utc',
            domainLimit: 'strict',
            tickNumber: 6,
            valueFormatter: formatDay,
          },
        ]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false, curve: 'linear' }]}
        hideLegend
      />
    </Stack>
  );
}
