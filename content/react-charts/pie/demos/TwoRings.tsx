import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function TwoRings() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="two-rings-caption" variant="body2">
        Inside: 60 loans and 40 returns. Outside: each at the desk and at the kiosk.
      </Typography>
      <PieChart
        role="img"
        aria-labelledby="two-rings-caption"
        width={220}
        height={220}
        skipAnimation
        hideLegend
        series={[
          {
            innerRadius: 0,
            outerRadius: '55%',
            data: [
              { value: 60, label: 'Loans', color: '#1e66c8' },
              { value: 40, label: 'Returns', color: '#a8480a' },
            ],
          },
          {
            innerRadius: '62%',
            outerRadius: '100%',
            data: [
              { value: 22, label: 'Loans, desk', color: '#5c93dd' },
              { value: 38, label: 'Loans, kiosk', color: '#9dbfeb' },
              { value: 12, label: 'Returns, desk', color: '#d07a40' },
              { value: 28, label: 'Returns, kiosk', color: '#e6ae88' },
            ],
          },
        ]}
      />
    </Stack>
  );
}
