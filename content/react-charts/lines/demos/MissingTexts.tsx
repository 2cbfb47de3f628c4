import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function MissingTexts() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="missing-texts-caption" variant="body2">
        Move the pointer to Wednesday or Thursday: the tooltip says why there is no value.
      </Typography>
      <LineChart
        aria-labelledby="missing-texts-caption"
        height={220}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[
          {
            data: [14, 17, null, null, 21, 18],
            label: 'Noon',
            connectNulls: true,
            valueFormatter: (value) => (value === null ? 'not measured' : `${value} °C`),
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
