import Stack from '@mui/material/Stack';
import { useLegend, useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** The name of each series at the end of its line. */
function LineNames() {
  const { items } = useLegend();
  const series = useLineSeries();
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();

  return items.map(({ seriesId, label, color }) => {
    const last = series.find(({ id }) => id === seriesId)?.data?.at(-1);
    return (
      last != null && (
        <text
          key={seriesId}
          x={(x(days[days.length - 1] ?? '') ?? 0) + 8}
          y={y(last)}
          fill={color}
          dominantBaseline="central"
          style={{ font: '600 13px sans-serif' }}
        >
          {label}
        </text>
      )
    );
  });
}

export default function EndLabels() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Loans this week: fiction rises to 61, travel to 38, and poetry stays at 12"
        height={220}
        skipAnimation
        colors={['#3672c9', '#0b8560', '#b3601a']}
        margin={{ right: 72 }}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[
          { id: 'fiction', data: [41, 44, 52, 50, 61], label: 'Fiction', showMark: false },
          { id: 'travel', data: [22, 28, 26, 33, 38], label: 'Travel', showMark: false },
          { id: 'poetry', data: [11, 9, 14, 12, 12], label: 'Poetry', showMark: false },
        ]}
        hideLegend
      >
        <LineNames />
      </LineChart>
    </Stack>
  );
}
