import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function BasicRadar() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="basic-radar-caption" variant="body2">
        Rated from 0 to 10: Kenya has more acidity, Sumatra more body.
      </Typography>
      <RadarChart
        role="img"
        aria-labelledby="basic-radar-caption"
        width={330}
        height={300}
        radar={{ max: 10, metrics: ['Aroma', 'Acidity', 'Sweetness', 'Body', 'Finish'] }}
        series={[
          { id: 'kenya', label: 'Kenya', data: [8, 9, 6, 4, 7] },
          { id: 'sumatra', label: 'Sumatra', data: [6, 3, 5, 9, 8] },
        ]}
      />
    </Stack>
  );
}
