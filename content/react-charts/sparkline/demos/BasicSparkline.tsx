import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function BasicSparkline() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'center' }}>
      <Typography>Visitors per day</Typography>
      <SparkLineChart
        role="img"
        aria-label="falling from 320 on Monday to 210 on Thursday, then rising to 480 on Sunday"
        data={[320, 290, 240, 210, 300, 420, 480]}
        width={120}
        height={36}
      />
      <Typography sx={{ fontWeight: 600 }}>480</Typography>
    </Stack>
  );
}
