import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const hours = ['7', '8', '9', '12', '15', '17', '18', '20'];
const balance = [-9, -17, -6, 3, 2, 14, 11, 4];

const signed = (value: number | null) => (value !== null && value > 0 ? `+${value}` : `${value}`);

export default function SignedBars() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="signed-bars-caption" variant="body2" align="center">
        Bikes returned minus bikes taken: the station is empty at 8:00 and full again in the
        evening.
      </Typography>
      <BarChart
        role="img"
        aria-labelledby="signed-bars-caption"
        height={220}
        skipAnimation
        hideLegend
        xAxis={[{ data: hours, label: 'Hour', disableLine: true, disableTicks: true }]}
        yAxis={[
          {
            min: -20,
            max: 20,
            valueFormatter: signed,
            colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d3382e', '#2a8a5b'] },
          },
        ]}
        series={[{ data: balance, label: 'Bikes', valueFormatter: signed }]}
      >
        <ChartsReferenceLine y={0} />
      </BarChart>
    </Stack>
  );
}
