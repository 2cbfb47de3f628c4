import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const locks = [
  { lock: 'Upper lock', now: '3.1 m', levels: [2.6, 2.7, 2.7, 2.9, 3.0, 3.1, 3.1] },
  { lock: 'Mill lock', now: '2.2 m', levels: [2.4, 2.5, 2.3, 2.4, 2.2, 2.1, 2.2] },
  { lock: 'Sea lock', now: '4.0 m', levels: [3.4, 3.9, 3.2, 3.8, 3.3, 3.9, 4.0] },
];

/** Ten centimeters more on both sides, so that the line is not cut off at its turning points. */
const roomy = (min: number, max: number) => ({ min: min - 0.1, max: max + 0.1 });

export default function TinyLines() {
  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%', mx: 'auto' }}>
      {locks.map(({ lock, now, levels }) => (
        <Stack key={lock} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {lock}
          </Typography>
          <Box sx={{ width: 120 }}>
            <LineChart
              role="img"
              aria-label={`${lock}, level from Monday to Sunday: ${levels.join(', ')} m`}
              width={120}
              height={36}
              margin={3}
              skipAnimation
              hideLegend
              xAxis={[{ data: days, scaleType: 'point', position: 'none' }]}
              yAxis={[{ position: 'none', domainLimit: roomy }]}
              series={[{ data: levels, label: 'Level (m)', showMark: false }]}
            />
          </Box>
          <Typography variant="body2" align="right" sx={{ width: 48 }}>
            {now}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
