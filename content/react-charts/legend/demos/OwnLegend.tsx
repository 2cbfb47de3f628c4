import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useLegend } from '@mui/x-charts/hooks';

function Sentence() {
  const { items } = useLegend();
  return (
    <Typography id="own-legend" variant="body2">
      Loaves of{' '}
      {items.map(({ label, color }, index) => (
        <span key={label}>
          {index > 0 && ' and '}
          <span style={{ borderBottom: `4px solid ${color}`, fontWeight: 600 }}>{label}</span>
        </span>
      ))}{' '}
      from Friday to Sunday
    </Typography>
  );
}

export default function OwnLegend() {
  return (
    <ChartsDataProvider
      width={300}
      height={180}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun'] }]}
      series={[
        { type: 'bar', data: [71, 98, 42], label: 'rye' },
        { type: 'bar', data: [120, 174, 61], label: 'wheat' },
      ]}
    >
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Sentence />
        <ChartsSurface role="img" aria-labelledby="own-legend">
          <BarPlot />
          <ChartsXAxis />
        </ChartsSurface>
      </Stack>
    </ChartsDataProvider>
  );
}
