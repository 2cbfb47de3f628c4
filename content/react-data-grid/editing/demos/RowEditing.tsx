import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, editable: true },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110, editable: true },
  { field: 'cooled', headerName: 'Refrigerated', type: 'boolean', width: 120, editable: true },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24, cooled: false },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 12, cooled: false },
  { id: 3, bay: 'B1', goods: 'Cut flowers', pallets: 6, cooled: true },
];

export default function RowEditing() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Storage bays" rows={rows} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
