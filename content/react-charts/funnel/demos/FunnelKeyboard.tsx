import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'visit', value: 1240, label: 'Visited the shop' },
  { id: 'basket', value: 620, label: 'Added to cart' },
  { id: 'address', value: 434, label: 'Entered address' },
  { id: 'paid', value: 372, label: 'Paid' },
];

export default function FunnelKeyboard() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <FunnelChart
        aria-label="The bakery's orders; the list beside the chart has the numbers"
        width={280}
        height={260}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
        enableKeyboardNavigation
        gap={2}
        colors={['#f6c27d', '#f3b566', '#efa84f', '#eb9b38']}
        series={[{ data: steps }]}
        hideLegend
      />
      <Typography component="ol" variant="body2" sx={{ m: 0 }}>
        {steps.map(({ id, label, value }) => (
          <li key={id}>
            {label}: {value}
          </li>
        ))}
      </Typography>
    </Stack>
  );
}
