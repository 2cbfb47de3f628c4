import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = [
  { day: 'Mon', low: 11, high: 19, noon: 17 },
  { day: 'Tue', low: 12, high: 22, noon: 20 },
  { day: 'Wed', low: 14, high: 27, noon: 24 },
  { day: 'Thu', low: 15, high: 24, noon: 18 },
  { day: 'Fri', low: 10, high: 17, noon: 15 },
];

export default function RangeBand() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="range-band-caption" variant="body2" align="center">
        Temperature: the band runs from each day's lowest to its highest; the line shows noon.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="range-band-caption"
        height={240}
        skipAnimation
        colors={['#b35309', '#b35309', '#b35309']}
        xAxis={[{ data: days.map(({ day }) => day), scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 30, label: '°C', width: 56 }]}
        series={[
          {
            id: 'low',
            data: days.map(({ low }) => low),
            stack: 'band',
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          },
          {
            id: 'range',
            data: days.map(({ low, high }) => high - low),
            stack: 'band',
            label: 'Range',
            area: true,
            showMark: false,
            disableHighlight: true,
            labelMarkType: 'square',
            valueFormatter: (_value, { dataIndex }) =>
              `${days[dataIndex]?.low} to ${days[dataIndex]?.high} °C`,
          },
          { id: 'noon', data: days.map(({ noon }) => noon), label: 'Noon' },
        ]}
        sx={{
          [`& .${lineClasses.area}`]: { fillOpacity: 0.3 },
          [`& .${lineClasses.line}:not([data-series="noon"])`]: { stroke: 'none' },
        }}
      />
    </Stack>
  );
}
