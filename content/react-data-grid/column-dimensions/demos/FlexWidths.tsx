import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 70 },
  { field: 'goods', headerName: 'Goods (flex 2)', flex: 2, minWidth: 150 },
  { field: 'customer', headerName: 'Customer (flex 1)', flex: 1, minWidth: 160, maxWidth: 240 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', customer: 'Marlow & Daughters' },
  { id: 2, bay: 'A2', goods: 'Olive oil', customer: 'Casa Ribera' },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', customer: 'Velo Nord' },
];

export default function FlexWidths() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Bays" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
