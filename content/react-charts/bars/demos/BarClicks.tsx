import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Thu', 'Fri', 'Sat', 'Sun'];
const breads = { rye: [64, 71, 98, 42], wheat: [88, 120, 174, 61] };

export default function BarClicks() {
  const [bar, setBar] = React.useState('no bar clicked yet');
  const [day, setDay] = React.useState('no day clicked yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Loaves ordered on four days"
        height={220}
        skipAnimation
        xAxis={[{ data: days }]}
        series={[
          { id: 'rye', data: breads.rye, label: 'Rye' },
          { id: 'wheat', data: breads.wheat, label: 'Wheat' },
        ]}
        onItemClick={(_event, item) => setBar(`${item.seriesId}, index ${item.dataIndex}`)}
        onAxisClick={(_event, data) =>
          data && setDay(`${String(data.axisValue)}: ${JSON.stringify(data.seriesValues)}`)
        }
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40, textAlign: 'center' }}>
        Bar: {bar}
        <br />
        Axis: {day}
      </Typography>
    </Stack>
  );
}
