import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

function SortedItems() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) {
    return null;
  }
  const items = axis.seriesItems
    .filter(({ value }) => Number(value) > 0)
    .sort((first, second) => Number(second.value) - Number(first.value));

  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      {items.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Typography
          key={seriesId}
          variant="body2"
          sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1 }}
        >
          {`${formattedValue} ${formattedLabel}`}
        </Typography>
      ))}
    </Paper>
  );
}

function TooltipByValue() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <SortedItems />
    </ChartsTooltipContainer>
  );
}

export default function SortedTooltip() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        aria-label="Birds at the feeder on three days"
        height={240}
        skipAnimation
        xAxis={[{ data: ['Jan 4', 'Jan 5', 'Jan 6'] }]}
        series={[
          { data: [3, 0, 5], label: 'Robins' },
          { data: [8, 12, 0], label: 'Chickadees' },
          { data: [5, 4, 9], label: 'Finches' },
        ]}
        slots={{ tooltip: TooltipByValue }}
      />
    </Stack>
  );
}
