import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const stations = [
  'Arkona',
  'Barth',
  'Darßer Ort',
  'Fehmarn',
  'Flensburg',
  'Greifswald',
  'Kiel',
  'Rostock',
  'Sassnitz',
  'Travemünde',
  'Usedom',
  'Wismar',
];

export default function ScrollLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        aria-label="Rain at twelve stations from April to June"
        height={220}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Apr', 'May', 'Jun'] }]}
        series={stations.map((label, index) => ({
          label,
          data: [38 + index, 50 + ((index * 7) % 12), 44 + ((index * 5) % 18)],
          showMark: false,
          color: `hsl(${index * 30} 60% 45%)`,
        }))}
        slotProps={{
          legend: {
            direction: 'vertical',
            tabIndex: 0,
            sx: { maxHeight: 160, overflowY: 'auto', flexWrap: 'nowrap', pr: 1 },
          },
        }}
      />
    </Stack>
  );
}
