import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AxisPeriods() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="periods-caption" variant="body2">
        Passengers around Easter: the holiday moves, the pattern stays.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="periods-caption"
        height={280}
        skipAnimation
        xAxis={[
          {
            id: 'early',
            scaleType: 'point',
            data: ['Mar 28', 'Mar 29', 'Mar 30', 'Mar 31', 'Apr 1'],
            label: '2024',
          },
          {
            id: 'late',
            scaleType: 'point',
            data: ['Apr 17', 'Apr 18', 'Apr 19', 'Apr 20', 'Apr 21'],
            label: '2025',
            position: 'top',
          },
        ]}
        yAxis={[{ min: 0, width: 52 }]}
        series={[
          { xAxisId: 'early', data: [810, 1340, 1120, 690, 1510], label: '2024' },
          { xAxisId: 'late', data: [930, 1480, 1210, 820, 1660], label: '2025' },
        ]}
      />
    </Stack>
  );
}
