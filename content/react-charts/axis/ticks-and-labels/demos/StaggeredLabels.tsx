import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = [
  'Lighthouse',
  'Harbor office',
  'Fish market',
  'Customs house',
  'Ferry quay',
  'Sailing club',
];

export default function StaggeredLabels() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Visitors to six stations: between 18 and 64"
        height={240}
        skipAnimation
        hideLegend
        xAxis={[
          {
            scaleType: 'band',
            data: stations,
            height: 55,
            tickLabelInterval: () => true,
            valueFormatter: (station: string, { location }) =>
              location === 'tick' && stations.indexOf(station) % 2 === 1
                ? `\u00a0\n${station}`
                : station,
          },
        ]}
        series={[{ data: [34, 18, 64, 27, 52, 41], label: 'Visitors' }]}
      />
    </Stack>
  );
}
