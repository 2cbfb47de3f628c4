import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const cargo = [
  { value: 52, label: 'Containers' },
  { value: 27, label: 'Timber' },
  { value: 14, label: 'Grain' },
  { value: 7, label: 'Cars' },
];

export default function PieHighlight() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        aria-label="Ships by cargo: containers 52, timber 27, grain 14, cars 7"
        width={200}
        height={200}
        skipAnimation
        margin={12}
        series={[
          {
            data: cargo,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { additionalRadius: -12, color: 'gray' },
          },
        ]}
      />
    </Stack>
  );
}
