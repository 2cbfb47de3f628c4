import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const sources = [
  { id: 'wind', value: 46, label: 'Wind' },
  { id: 'water', value: 27, label: 'Hydro' },
  { id: 'sun', value: 18, label: 'Solar' },
  { id: 'gas', value: 9, label: 'Gas' },
];

export default function EnergyPie() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="energy-caption" variant="body2">
        Where the power came from: wind 46%, hydro 27%, solar 18%, gas 9%.
      </Typography>
      <PieChart
        role="img"
        aria-labelledby="energy-caption"
        height={240}
        series={[
          {
            data: sources,
            innerRadius: '45%',
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: (item) => `${item.value}%`,
          },
        ]}
      />
    </Stack>
  );
}
