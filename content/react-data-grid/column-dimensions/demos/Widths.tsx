import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 70 },
  { field: 'goods', headerName: 'Goods', width: 180 },
  { field: 'pallets', headerName: 'Pallets', type: 'number' },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24 },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 12 },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', pallets: 31 },
];

export default function Widths() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Bays" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
