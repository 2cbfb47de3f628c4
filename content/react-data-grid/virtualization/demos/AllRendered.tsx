import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 150 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24 },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 12 },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', pallets: 31 },
  { id: 4, bay: 'B2', goods: 'Paper rolls', pallets: 18 },
  { id: 5, bay: 'C1', goods: 'Ceramic tiles', pallets: 9 },
  { id: 6, bay: 'C2', goods: 'Black tea', pallets: 15 },
];

export default function AllRendered() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Storage bays"
        rows={rows}
        columns={columns}
        disableVirtualization
        hideFooter
      />
    </Box>
  );
}
