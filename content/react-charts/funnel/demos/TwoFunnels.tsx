import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function TwoFunnels() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="two-funnels-caption" variant="body2">
        More people came in 2025 (outline), and fewer stayed until the exam.
      </Typography>
      <FunnelChart
        role="img"
        aria-labelledby="two-funnels-caption"
        width={330}
        height={280}
        hideLegend
        categoryAxis={{
          categories: ['Enrolled', 'First month', 'Six months', 'Exam'],
          size: 84,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            id: '2024',
            sectionLabel: false,
            data: [
              { value: 84, color: '#9fc5f8' },
              { value: 71, color: '#9fc5f8' },
              { value: 62, color: '#9fc5f8' },
              { value: 55, color: '#9fc5f8' },
            ],
          },
          {
            id: '2025',
            variant: 'outlined',
            sectionLabel: false,
            data: [
              { value: 112, color: '#7b3fb0' },
              { value: 80, color: '#7b3fb0' },
              { value: 58, color: '#7b3fb0' },
              { value: 41, color: '#7b3fb0' },
            ],
          },
        ]}
      />
    </Stack>
  );
}
