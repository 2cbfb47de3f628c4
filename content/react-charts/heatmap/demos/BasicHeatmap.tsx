import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const hours = ['7', '8', '9', '10', '11', '12', '13', '14'];

/** A row for each hour, with a number for each day. */
const customers = [
  [22, 24, 21, 25, 28, 12],
  [35, 33, 36, 34, 41, 30],
  [18, 20, 19, 22, 31, 52],
  [14, 12, 16, 15, 24, 64],
  [17, 19, 18, 20, 29, 58],
  [38, 41, 37, 40, 46, 43],
  [26, 25, 28, 27, 33, 21],
  [11, 9, 12, 13, 18, 8],
];

const cells = customers.flatMap((row, hour) =>
  row.map((count, day): [number, number, number] => [day, hour, count]),
);

export default function BasicHeatmap() {
  return (
    <Stack
      component="figure"
      aria-labelledby="basic-heatmap-caption"
      spacing={1}
      sx={{ m: 0, width: '100%', textAlign: 'center' }}
    >
      <Typography component="figcaption" id="basic-heatmap-caption" variant="body2">
        Customers at the counter: the most on Saturday from 9 to 12.
      </Typography>
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 32 }]}
        series={[{ data: cells }]}
      />
    </Stack>
  );
}
