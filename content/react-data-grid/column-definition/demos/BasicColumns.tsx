import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5, dock: 'A1' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12, dock: 'B4' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19, dock: 'A2' },
];

export default function BasicColumns() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
