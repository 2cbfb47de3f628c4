import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function KeyboardHighlight() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="keyboard-caption" variant="body2">
        Press Tab until the chart has focus, then the arrow keys.
      </Typography>
      <BarChart
        aria-label="Rye and wheat loaves on three days"
        aria-describedby="keyboard-caption"
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          {
            data: [71, 98, 42],
            label: 'Rye',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
          {
            data: [120, 174, 61],
            label: 'Wheat',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />
    </Stack>
  );
}
