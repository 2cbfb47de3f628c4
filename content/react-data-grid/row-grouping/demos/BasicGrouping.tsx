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
  { id: 3, reference: 'DEP-4103', status: 'Delivered', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', status: 'At sea', goods: 'Olive oil', pallets: 3 },
  { id: 5, reference: 'DEP-4105', status: 'At sea', goods: 'Ceramic tiles', pallets: 10 },
  { id: 6, reference: 'DEP-4106', status: 'At sea', goods: 'Black tea', pallets: 17 },
  { id: 7, reference: 'DEP-4107', status: 'Loading', goods: 'Bicycle frames', pallets: 24 },
  { id: 8, reference: 'DEP-4108', status: 'In storage', goods: 'Wool blankets', pallets: 8 },
  { id: 9, reference: 'DEP-4109', status: 'In storage', goods: 'Olive oil', pallets: 15 },
  { id: 10, reference: 'DEP-4110', status: 'Booked', goods: 'Ceramic tiles', pallets: 22 },
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
