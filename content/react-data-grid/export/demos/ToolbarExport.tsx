import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 110 },
  { field: 'since', headerName: 'Customer since', type: 'date', width: 150 },
];

const rows = [
  { id: 1, carrier: 'Brandt Trucking', trucks: 42, since: new Date(2011, 4, 2) },
  { id: 2, carrier: 'Coastline', trucks: 18, since: new Date(2019, 0, 14) },
  { id: 3, carrier: 'Fjordlink', trucks: 27, since: new Date(2015, 8, 1) },
];

export default function ToolbarExport() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid label="Carriers" rows={rows} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
