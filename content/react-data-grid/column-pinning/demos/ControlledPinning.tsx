import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', width: 160 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'port', headerName: 'Port', width: 150 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    goods: 'Coffee, green',
    customer: 'Marlow & Daughters',
    port: 'Rotterdam',
    pallets: 5,
  },
  {
    id: 2,
    reference: 'DEP-4102',
    goods: 'Paper rolls',
    customer: 'Halden Print',
    port: 'Bilbao',
    pallets: 12,
  },
  {
    id: 3,
    reference: 'DEP-4103',
    goods: 'Pump parts',
    customer: 'Okafor Marine',
    port: 'Genoa',
    pallets: 19,
  },
];

const getName = (name: string) => columns.find(({ field }) => field === name)?.headerName;

export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({ left: ['reference'] });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Left: {pinned.left?.map(getName).join(', ') || 'none'}. Right:{' '}
        {pinned.right?.map(getName).join(', ') || 'none'}.
      </Typography>
      <Box sx={{ height: 236 }}>
        <DataGridPro
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          hideFooter
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </Box>
    </Stack>
  );
}
