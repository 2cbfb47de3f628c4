import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const fields = ['North', 'Quay', 'Hill', 'Mill'];
const yields = [62, 48, 71, 55];
const deviations = [6, 9, 4, 7];

function Deviations() {
  const series = useBarSeries('yield');
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();

  return series?.data.map((value, index) => {
    const middle = (xScale(fields[index] ?? '') ?? 0) + xScale.bandwidth() / 2;
    const deviation = deviations[index] ?? 0;
    const low = yScale((value ?? 0) - deviation);
    const high = yScale((value ?? 0) + deviation);
    return (
      <path
        key={fields[index]}
        d={`M${middle - 8} ${high}h16M${middle} ${high}V${low}M${middle - 8} ${low}h16`}
        stroke={palette.text.primary}
        strokeWidth={2}
      />
    );
  });
}

export default function ErrorBars() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Yields from four fields, with deviations: North 62 ± 6, Quay 48 ± 9, Hill 71 ± 4, Mill 55 ± 7"
        height={240}
        skipAnimation
        hideLegend
        xAxis={[{ data: fields }]}
        yAxis={[{ max: 80, label: 'Yield (t)' }]}
        series={[
          {
            id: 'yield',
            data: yields,
            label: 'Yield',
            valueFormatter: (value, { dataIndex }) => `${value} ± ${deviations[dataIndex]}`,
          },
        ]}
      >
        <Deviations />
      </BarChart>
    </Stack>
  );
}
