import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

function Totals() {
  const series = useBarSeries();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();

  return xScale.domain().map((category, index) => {
    const total = series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={String(category)}
        x={(xScale(category) ?? 0) + xScale.bandwidth() / 2}
        y={yScale(total) - 6}
        textAnchor="middle"
        fontSize={13}
        fontWeight={600}
        fill={palette.text.primary}
      >
        {total}
      </text>
    );
  });
}

export default function StackTotals() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Visitors: 191 on Friday, 272 on Saturday, 103 on Sunday, children and adults"
        height={240}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ max: 320 }]}
        series={[
          { data: [120, 174, 61], label: 'Adults', stack: 'visitors' },
          { data: [71, 98, 42], label: 'Children', stack: 'visitors' },
        ]}
      >
        <Totals />
      </BarChart>
    </Stack>
  );
}
