import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 110 },
  { field: 'onTime', headerName: 'On time (%)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, carrier: 'Brandt Trucking', trucks: 42, onTime: 96 },
  { id: 2, carrier: 'Coastline', trucks: 18, onTime: 91 },
  { id: 3, carrier: 'Fjordlink', trucks: 27, onTime: 98 },
  { id: 4, carrier: 'Marlow & Daughters', trucks: 9, onTime: 99 },
  { id: 5, carrier: 'Southern Star', trucks: 63, onTime: 88 },
];

export default function BasicSorting() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Carriers"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'onTime', sort: 'desc' }] } }}
      />
    </Box>
  );
}
