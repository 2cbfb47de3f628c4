import Stack from '@mui/material/Stack';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const rooms = [
  { short: 'RR', name: 'Reading room', value: 52, color: '#0b5a8f' },
  { short: 'ST', name: 'Stacks', value: 35, color: '#1f6b3f' },
  { short: 'CH', name: 'Children', value: 21, color: '#8a4b08' },
];

export default function LabelPie() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        role="img"
        aria-label="Readers at noon: reading room 52, stacks 35, children 21"
        width={190}
        height={190}
        skipAnimation
        series={[
          {
            arcLabel: 'label',
            data: rooms.map(({ short, name, value, color }) => ({
              id: short,
              value,
              color,
              label: (location) => (location === 'arc' ? short : name),
            })),
            valueFormatter: ({ value }) => `${value} readers`,
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontWeight: 600 } }}
      />
    </Stack>
  );
}
