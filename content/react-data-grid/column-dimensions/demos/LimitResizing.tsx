import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 70, resizable: false },
  { field: 'goods', headerName: 'Goods', width: 180, minWidth: 120, maxWidth: 260 },
  { field: 'customer', headerName: 'Customer', width: 180 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', customer: 'Marlow & Daughters' },
  { id: 2, bay: 'A2', goods: 'Olive oil', customer: 'Casa Ribera' },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', customer: 'Velo Nord' },
];

export default function LimitResizing() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Bays" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
