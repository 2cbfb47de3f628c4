import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

export default function BasicSankey() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="basic-sankey-caption" variant="body2">
        A town's energy in GWh: most of the gas becomes heat for homes.
      </Typography>
      <SankeyChart
        role="img"
        aria-labelledby="basic-sankey-caption"
        height={300}
        series={{
          data: {
            links: [
              { source: 'Solar', target: 'Electricity', value: 40 },
              { source: 'Wind', target: 'Electricity', value: 65 },
              { source: 'Gas', target: 'Electricity', value: 25 },
              { source: 'Gas', target: 'Heat', value: 90 },
              { source: 'Electricity', target: 'Homes', value: 55 },
              { source: 'Electricity', target: 'Factories', value: 75 },
              { source: 'Heat', target: 'Homes', value: 70 },
              { source: 'Heat', target: 'Factories', value: 20 },
            ],
          },
        }}
      />
    </Stack>
  );
}
