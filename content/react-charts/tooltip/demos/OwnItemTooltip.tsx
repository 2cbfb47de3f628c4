import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const cargo = [
  { id: 'containers', value: 52, label: 'Containers' },
  { id: 'timber', value: 27, label: 'Timber' },
  { id: 'grain', value: 14, label: 'Grain' },
];
const total = cargo.reduce((sum, { value }) => sum + value, 0);

function ShareContent() {
  const item = useItemTooltip<'pie'>();
  if (!item) return null;
  return (
    <Paper elevation={4} sx={{ p: 1.5, borderInlineStart: `6px solid ${item.color}` }}>
      <Typography variant="subtitle2">{item.label}</Typography>
      <Typography variant="body2">
        {item.formattedValue} of {total} ships, {Math.round((item.value.value / total) * 100)}%
      </Typography>
    </Paper>
  );
}

function ShareTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ShareContent />
    </ChartsTooltipContainer>
  );
}

export default function OwnItemTooltip() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        aria-label="Ships by cargo: containers 52, timber 27, grain 14"
        width={180}
        height={180}
        skipAnimation
        series={[{ data: cargo }]}
        slots={{ tooltip: ShareTooltip }}
      />
    </Stack>
  );
}
