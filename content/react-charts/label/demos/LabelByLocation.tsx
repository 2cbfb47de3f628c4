import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function LabelByLocation() {
  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        role="img"
        aria-label="Four buoys and two wrecks by distance east and north of the harbor"
        height={240}
        xAxis={[{ min: 0, max: 10, label: 'East (km)' }]}
        yAxis={[{ min: 0, max: 10, label: 'North (km)' }]}
        series={[
          {
            data: [
              { id: 1, x: 2, y: 8 },
              { id: 2, x: 5, y: 4 },
              { id: 3, x: 7, y: 2 },
              { id: 4, x: 9, y: 7 },
            ],
            label: (location) => (location === 'legend' ? 'Buoys' : 'Buoy, lit at night'),
          },
          {
            data: [
              { id: 5, x: 4, y: 6 },
              { id: 6, x: 8, y: 5 },
            ],
            label: (location) => (location === 'legend' ? 'Wrecks' : 'Wreck, keep 100 m away'),
          },
        ]}
      />
    </Stack>
  );
}
