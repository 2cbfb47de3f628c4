import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

function SumContent() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) return null;
  const sum = axis.seriesItems.reduce(
    (total, { value }) => total + (typeof value === 'number' ? value : 0),
    0,
  );
  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">
        {axis.axisFormattedValue}: {sum} loaves
      </Typography>
      {axis.seriesItems.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Typography
          key={seriesId}
          variant="body2"
          sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1 }}
        >
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
    </Paper>
  );
}

function SumTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <SumContent />
    </ChartsTooltipContainer>
  );
}

export default function OwnAxisTooltip() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        aria-label="Rye and wheat loaves on three days, stacked"
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          { data: [71, 98, 42], label: 'Rye', stack: 'all' },
          { data: [120, 174, 61], label: 'Wheat', stack: 'all' },
        ]}
        slots={{ tooltip: SumTooltip }}
      />
    </Stack>
  );
}
