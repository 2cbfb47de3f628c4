import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function FadedArea() {
  return (
    <Stack spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Typography id="faded-area-caption" variant="body2">
        Snow at the hut: 31 cm in February. Dotted: the ten-year average.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby="faded-area-caption"
        height={240}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={[
          {
            id: 'snow',
            data: [4, 12, 26, 31, 18, 3],
            label: 'Snow (cm)',
            area: true,
            showMark: false,
            color: '#2b7fd6',
          },
          {
            id: 'mean',
            data: [6, 17, 28, 27, 15, 4],
            label: 'Mean (cm)',
            showMark: false,
            color: '#6a7280',
          },
        ]}
        sx={{
          [`& .${lineClasses.area}[data-series="snow"]`]: { fill: 'url(#snow-fade)' },
          [`& .${lineClasses.line}[data-series="mean"]`]: { strokeDasharray: '2 5' },
        }}
      >
        <defs>
          <linearGradient id="snow-fade" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#2b7fd6" stopOpacity={0.6} />
            <stop offset="1" stopColor="#2b7fd6" stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </Stack>
  );
}
