import Stack from '@mui/material/Stack';
import { Unstable_SankeyChart as SankeyChart, sankeyClasses } from '@mui/x-charts-pro/SankeyChart';

export default function SankeyStyles() {
  return (
    <Stack sx={{ width: '100%' }}>
      <SankeyChart
        role="img"
        aria-label="Rain from the roof: 90 to the cistern, 40 to the canal; the cistern waters the garden and the trees"
        height={240}
        series={{
          data: {
            links: [
              { source: 'Roof', target: 'Cistern', value: 90 },
              { source: 'Roof', target: 'Canal', value: 40 },
              { source: 'Cistern', target: 'Garden', value: 55 },
              { source: 'Cistern', target: 'Trees', value: 35 },
            ],
          },
          nodeOptions: { color: '#1e66c8', width: 8 },
        }}
        sx={{
          [`& .${sankeyClasses.node}`]: { rx: '4px' },
          [`& .${sankeyClasses.nodeLabel}`]: { fontWeight: 600 },
          [`& .${sankeyClasses.link}[data-link-target="Canal"]`]: { fill: '#c8372d' },
        }}
      />
    </Stack>
  );
}
