import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function ReservoirArea() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="reservoir-caption" variant="body2">
        Water in the reservoir, January to August: it peaks at 92% in April and falls to 48%.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="reservoir-caption"
        height={280}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 100, valueFormatter: (value: number) => `${value}%` }]}
        series={[
          {
            data: [71, 78, 86, 92, 88, 74, 60, 48],
            label: 'Level',
            area: true,
            showMark: false,
            valueFormatter: (value) => (value === null ? 'no data' : `${value}%`),
          },
        ]}
        hideLegend
      />
    </Stack>
  );
}
