import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 150 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 120 },
];

const rows: GridRowsProp = [
  { id: 'bhl', carrier: 'Blue Heron Line', trucks: 18 },
  { id: 'coa', carrier: 'Coastline', trucks: 9 },
  { id: 'fjo', carrier: 'Fjordlink', trucks: 27 },
];

export default function RowObjects() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Carriers" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
