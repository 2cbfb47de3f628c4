import Stack from '@mui/material/Stack';
import { RadarChart, radarClasses } from '@mui/x-charts/RadarChart';

export default function RadarStyles() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <RadarChart
        role="img"
        aria-label="A field by nitrogen, potash, humus, lime and water, in a custom style"
        width={330}
        height={280}
        radar={{ max: 100, metrics: ['Nitrogen', 'Potash', 'Humus', 'Lime', 'Water'] }}
        series={[
          { label: 'Field 7', data: [62, 48, 81, 70, 55], fillArea: true, color: '#2a8a5b' },
        ]}
        stripeColor={(index) => (index === 4 ? '#2a8a5b' : 'none')}
        hideLegend
        sx={{
          [`& .${radarClasses.gridDivider}`]: { strokeDasharray: '2 4' },
          [`& .${radarClasses.gridRadial}`]: { strokeOpacity: 0.15 },
          [`& .${radarClasses.seriesArea}`]: { strokeWidth: 3, strokeLinejoin: 'round' },
          [`& .${radarClasses.seriesMark}`]: { r: '5px' },
        }}
      />
    </Stack>
  );
}
