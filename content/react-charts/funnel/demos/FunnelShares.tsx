import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'visit', value: 1240, label: 'Visited the shop' },
  { id: 'basket', value: 620, label: 'Added to cart' },
  { id: 'address', value: 434, label: 'Entered address' },
  { id: 'paid', value: 372, label: 'Paid' },
];

/** `620 – 50%`: the count, and its share of the previous step. */
function withShare(value: number, index: number) {
  const before = steps[index - 1];
  return before ? `${value} – ${Math.round((value / before.value) * 100)}%` : `${value}`;
}

export default function FunnelShares() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="funnel-shares-caption" variant="body2">
        The bakery's orders: half of the visitors leave with an empty cart.
      </Typography>
      <FunnelChart
        role="img"
        aria-labelledby="funnel-shares-caption"
        width={330}
        height={300}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#12233d' } }}
        colors={['#f6c27d', '#f3b566', '#efa84f', '#eb9b38']}
        series={[
          {
            data: steps,
            valueFormatter: (item, { dataIndex }) => withShare(item.value, dataIndex),
          },
        ]}
      />
    </Stack>
  );
}
