import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visitors, formatDay } from '../../data/visitors';

const all: ZoomData = { axisId: 'days', start: 0, end: 100 };
const may: ZoomData = { axisId: 'days', start: (61 / 179) * 100, end: (91 / 179) * 100 };

export default function ControlledZoom() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([all]);
  const { start, end } = zoomData[0] ?? all;

  const move = (by: number) => {
    const distance = Math.max(-start, Math.min(100 - end, by));
    setZoomData([{ axisId: 'days', start: start + distance, end: end + distance }]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setZoomData([all])}>
          All
        </Button>
        <Button variant="outlined" onClick={() => setZoomData([may])}>
          May
        </Button>
        <Button variant="outlined" disabled={start <= 0} onClick={() => move(-10)}>
          Earlier
        </Button>
        <Button variant="outlined" disabled={end >= 100} onClick={() => move(10)}>
          Later
        </Button>
      </Stack>
      <LineChartPro
        aria-labelledby="controlled-zoom-caption"
        height={240}
        dataset={visitors}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        xAxis={[
          {
            id: 'days',
            dataKey: 'day',
            scaleType: 'utc',
            domainLimit: 'strict',
            valueFormatter: formatDay,
            zoom: true,
          },
        ]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false, curve: 'linear' }]}
        hideLegend
      />
      <Typography id="controlled-zoom-caption" variant="body2" aria-live="polite">
        Visitors per day, from {Math.round(start)}% to {Math.round(end)}% of the period
      </Typography>
    </Stack>
  );
}
