import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

export default function BasicFunnel() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="basic-funnel-caption" variant="body2">
        A clinical study: of 820 people invited, 260 take part.
      </Typography>
      <FunnelChart
        role="img"
        aria-labelledby="basic-funnel-caption"
        width={330}
        height={300}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
        colors={['#9fc5f8', '#8fb9f2', '#7facec', '#6f9fe6']}
        series={[
          {
            data: [
              { id: 'invited', value: 820, label: 'Invited' },
              { id: 'answered', value: 510, label: 'Answered' },
              { id: 'examined', value: 340, label: 'Examined' },
              { id: 'enrolled', value: 260, label: 'Enrolled' },
            ],
          },
        ]}
      />
    </Stack>
  );
}
