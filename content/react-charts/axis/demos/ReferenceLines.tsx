import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { tides, clock } from '../../data/tides';

export default function ReferenceLines() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="reference-caption" variant="body2">
        Ships with a 2 m draft wait until shortly after 12:00, when the water is high enough.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="reference-caption"
        height={240}
        dataset={tides}
        xAxis={[{ dataKey: 'hour', min: 0, max: 24, valueFormatter: clock }]}
        series={[{ dataKey: 'height', label: 'Height', showMark: false }]}
        hideLegend
      >
        <ChartsReferenceLine
          y={2}
          label="2 m"
          labelAlign="end"
          lineStyle={{ stroke: '#c8372d', strokeDasharray: '6 4' }}
        />
        <ChartsReferenceLine x={12.5} label="open" labelAlign="start" />
      </LineChart>
    </Stack>
  );
}
