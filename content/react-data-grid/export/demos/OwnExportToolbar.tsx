import Box from '@mui/material/Box';
import { DataGrid, ExportCsv, ExportPrint, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'trips', headerName: 'Trips', type: 'number', width: 110 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', trips: 11 },
  { id: 2, driver: 'Jonas Weber', trips: 14 },
  { id: 3, driver: 'Mei Tan', trips: 9 },
];

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv size="small" options={{ fileName: 'drivers' }}>
        Save as CSV
      </ExportCsv>
      <ExportPrint size="small">Print</ExportPrint>
    </Toolbar>
  );
}

export default function OwnExportToolbar() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Drivers this week"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </Box>
  );
}
