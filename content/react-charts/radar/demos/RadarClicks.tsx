import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Aroma', 'Acidity', 'Sweetness', 'Body', 'Finish'];

export default function RadarClicks() {
  const [item, setItem] = React.useState('none yet');
  const [axis, setAxis] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <RadarChart
        aria-label="Two coffees by aroma, acidity, sweetness, body and finish"
        width={330}
        height={300}
        radar={{ max: 10, metrics }}
        series={[
          { id: 'kenya', label: 'Kenya', data: [8, 9, 6, 4, 7], fillArea: true },
          { id: 'sumatra', label: 'Sumatra', data: [6, 3, 5, 9, 8], fillArea: true },
        ]}
        onAreaClick={(_event, { seriesId, dataIndex }) =>
          setItem(`area of ${seriesId}, closest to ${metrics[dataIndex] ?? 'no metric'}`)
        }
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setItem(`mark of ${seriesId}, ${metrics[dataIndex] ?? 'no metric'}`)
        }
        onAxisClick={(_event, clicked) =>
          setAxis(`${String(clicked?.axisValue)} ${JSON.stringify(clicked?.seriesValues)}`)
        }
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40, textAlign: 'center' }}>
        Item: {item}
        <br />
        Axis: {axis}
      </Typography>
    </Stack>
  );
}
