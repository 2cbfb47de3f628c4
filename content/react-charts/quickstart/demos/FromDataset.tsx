import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { climate } from '../../data/climate';

export default function FromDataset() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="dataset-caption" variant="body2">
        The nights on the hill are 7 to 11 degrees colder than the days, all year.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="dataset-caption"
        height={280}
        dataset={climate}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={[
          { dataKey: 'high', label: 'Day', showMark: false },
          { dataKey: 'low', label: 'Night', showMark: false },
        ]}
      />
    </Stack>
  );
}
