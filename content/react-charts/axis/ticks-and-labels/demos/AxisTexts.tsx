import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = [
  { station: 'Lighthouse', rain: 31 },
  { station: 'Observatory', rain: 58 },
  { station: 'Harbor', rain: 27 },
  { station: 'Reservoir', rain: 44 },
];

export default function AxisTexts() {
  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Rainfall in May in mm: lighthouse 31, observatory 58, harbor 27, reservoir 44"
        height={280}
        skipAnimation
        dataset={stations}
        xAxis={[
          {
            dataKey: 'station',
            height: 96,
            label: 'Station',
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: { angle: -45, textAnchor: 'end' },
            valueFormatter: (station: string, { location }: { location: string }) =>
              location === 'tooltip' ? `${station} station` : station,
          },
        ]}
        yAxis={[{ label: 'Rain (mm)', labelStyle: { fontWeight: 600 } }]}
        series={[{ dataKey: 'rain', label: 'Rain' }]}
        hideLegend
      />
    </Stack>
  );
}
