import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';

const data = { first: [7, 5, 8, 6, 4], second: [4, 8, 5, 3, 7] };
const shared = {
  width: 290,
  height: 260,
  hideLegend: true,
  role: 'img',
  margin: { left: 60, right: 60 },
  radar: { max: 10, metrics: ['Speed', 'Reach', 'Price', 'Noise', 'Comfort'] },
};

export default function RadarLooks() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <RadarChart
        {...shared}
        aria-label="Two bicycles, filled areas without marks"
        series={[
          { label: 'City', data: data.first, fillArea: true, hideMark: true },
          { label: 'Cargo', data: data.second, fillArea: true, hideMark: true },
        ]}
      />
      <RadarChart
        {...shared}
        aria-label="Two bicycles, one as an area and one as a line with marks; values above 7 in red"
        series={[
          { label: 'City', data: data.first, fillArea: true, hideMark: true, color: '#7a8ba5' },
          {
            label: 'Cargo',
            data: data.second,
            color: '#1e66c8',
            colorGetter: ({ value }) => (value > 7 ? '#c8372d' : '#1e66c8'),
          },
        ]}
      />
    </Stack>
  );
}
