import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140, pinnable: false },
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

export default function LimitPinning() {
  return (
    <Box sx={{ width: '100%', height: 236 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ pinnedColumns: { left: ['reference'] } }}
      />
    </Box>
  );
}
