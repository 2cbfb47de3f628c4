import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const smallRoom = [4, 6, 5, 8, 7];
const largeRoom = [34, 41, 38, 46, 44];

export default function SparklineScale() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}>
      {[undefined, { min: 0, max: 50 }].map((yAxis) => (
        <Stack key={yAxis ? 'same' : 'own'} spacing={0.5}>
          <Typography variant="body2">
            {yAxis ? 'The same scale, 0 to 50' : 'A scale for each'}
          </Typography>
          {[smallRoom, largeRoom].map((data) => (
            <SparkLineChart
              key={data[0]}
              role="img"
              aria-label={`Readers: ${data.join(', ')}`}
              data={data}
              width={180}
              height={44}
              yAxis={yAxis}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
