import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 110 },
];

const rows = [
  { id: 1, carrier: 'Blue Heron Line', trucks: 18 },
  { id: 2, carrier: 'Coastline', trucks: 9 },
  { id: 3, carrier: 'Fjordlink', trucks: 27 },
];

export default function AutoHeight() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid autoHeight aria-label="Carriers" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
