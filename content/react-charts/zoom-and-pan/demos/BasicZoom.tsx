import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Highest at the end of May, and higher on weekends. */
const visitors = Array.from({ length: 180 }, (_, index) => {
  const day = new Date(Date.UTC(2025, 2, 1 + index));
  const season = 220 * Math.sin((index / 180) * Math.PI);
  const weekend = day.getUTCDay() % 6 === 0 ? 140 : 0;
  return { day, visitors: Math.round(180 + season + weekend) };
});

export default function BasicZoom() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="basic-zoom-caption" variant="body2">
        Visitors per day from March to August. Scroll over the chart to zoom, and drag to move.
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
            valueFormatter: (day: Date) => dayFormat.format(day),
            zoom: true,
          },
        ]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false, curve: 'linear' }]}
        hideLegend
      />
    </Stack>
  );
}
