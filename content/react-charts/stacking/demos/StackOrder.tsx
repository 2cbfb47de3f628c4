import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

export default function StackOrder() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');
  const shared = { stack: 'all', stackOrder };

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <BarChart
        role="img"
        aria-label={`Loans in three genres, stacked in the order ${stackOrder}`}
        width={300}
        height={200}
        skipAnimation
        xAxis={[{ data: ['Mar', 'Apr', 'May'] }]}
        series={[
          { ...shared, data: [120, 140, 160], label: 'Travel' },
          { ...shared, data: [40, 30, 50], label: 'Poetry' },
          { ...shared, data: [210, 190, 240], label: 'Crime' },
        ]}
      />
      <TextField
        select
        label="stackOrder"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(orders.find((order) => order === event.target.value) ?? 'none')
        }
        sx={{ width: 180 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
