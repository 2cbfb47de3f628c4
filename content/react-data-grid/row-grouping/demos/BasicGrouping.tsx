import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', status: 'Delivered', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', status: 'Delivered', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', status: 'At sea', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', status: 'Loading', goods: 'Olive oil', pallets: 3 },
];

export default function BasicGrouping() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Consignments by status"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { status: false } },
          rowGrouping: { model: ['status'] },
        }}
      />
    </Box>
  );
}
