import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['8', '9', '10', '11', '12', '13', '14', '15'];
const wards = [
  { ward: 'Surgery', calls: [4, 7, 9, 6, 5, 8, 6, 3] },
  { ward: 'Pediatrics', calls: [9, 12, 8, 5, 4, 4, 7, 11] },
  { ward: 'Eye clinic', calls: [2, 3, 5, 6, 6, 4, 3, 2] },
];

export default function TinyBars() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {wards.map(({ ward, calls }) => (
        <Paper key={ward} variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="body2">{ward}</Typography>
          <Typography variant="h6" component="p">
            {calls.reduce((sum, count) => sum + count, 0)} calls
          </Typography>
          <BarChart
            role="img"
            aria-label={`${ward}, calls from 8:00 to 15:00: ${calls.join(', ')}`}
            width={150}
            height={48}
            margin={0}
            skipAnimation
            hideLegend
            xAxis={[{ data: hours, position: 'none' }]}
            yAxis={[{ position: 'none', max: 14 }]}
            series={[{ data: calls, label: 'Calls' }]}
          />
        </Paper>
      ))}
    </Stack>
  );
}
