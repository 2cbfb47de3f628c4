import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15];

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
}));

/** The values at the pointer or of the last hour, drawn above that position. */
function Readout() {
  const [axis] = useAxesTooltip() ?? [];
  const { left, top, width } = useDrawingArea();
  const x = useXScale<'linear'>();

  if (!axis || typeof axis.axisValue !== 'number') {
    return (
      <Text x={left + width / 2} y={top - 12}>
        Move along the line
      </Text>
    );
  }
  // Close to an edge, the text stops where it still fits.
  const place = Math.min(Math.max(x(axis.axisValue), left + 60), left + width - 60);
  return (
    <Text x={place} y={top - 12}>
      {axis.axisFormattedValue}:{' '}
      {axis.seriesItems.map((item) => `${item.formattedValue} m`).join(', ')}
    </Text>
  );
}

export default function FixedReadout() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        aria-label="Water at the pier by hour, from 0.8 to 4.6 meters"
        height={240}
        skipAnimation
        margin={{ top: 36 }}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ data: [3.1, 4.6, 3.2, 0.8, 2.2, 4.4], label: 'Height' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        hideLegend
      >
        <Readout />
      </LineChart>
    </Stack>
  );
}
