import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { tides, clock } from '../../data/tides';

export default function SelectedMarks() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="marks-caption" variant="body2">
        One day at the pier, a value every half hour, a mark every six hours.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="marks-caption"
        height={240}
        dataset={tides}
        xAxis={[{ dataKey: 'hour', min: 0, max: 24, valueFormatter: clock }]}
        series={[
          {
            dataKey: 'height',
            label: 'Height',
            shape: 'diamond',
            showMark: ({ index }) => index % 12 === 0,
            valueFormatter: (value) => (value === null ? '' : `${value} m`),
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
