import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const times = ['7', '9', '11', '13', '15', '17', '19'];
const text = { fontSize: 13 };
const limit = { stroke: '#c8372d', strokeDasharray: '4 4' };

export default function LimitLines() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="limit-lines-caption" variant="body2" align="center">
        A patient's blood sugar: above the limit of 10 once, two hours after lunch.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="limit-lines-caption"
        height={240}
        skipAnimation
        hideLegend
        xAxis={[{ data: times, scaleType: 'point', label: 'Hour' }]}
        yAxis={[{ min: 0, max: 14, label: 'mmol/L', width: 56 }]}
        series={[{ data: [5.4, 8.1, 5.9, 6.2, 11.3, 7.8, 6.0], label: 'Blood sugar' }]}
      >
        <ChartsReferenceLine
          y={10}
          label="High"
          labelAlign="start"
          labelStyle={text}
          lineStyle={limit}
        />
        <ChartsReferenceLine
          y={4}
          label="Low"
          labelAlign="start"
          labelStyle={text}
          spacing={{ x: 5, y: -14 }}
          lineStyle={limit}
        />
        <ChartsReferenceLine x="13" label="Lunch" labelAlign="start" labelStyle={text} />
      </LineChart>
    </Stack>
  );
}
