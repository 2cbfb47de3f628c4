import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'contact', headerName: 'Contact', disableExport: true, flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berth: 'North 2', contact: 'astrid@example.com' },
  { id: 2, vessel: 'Blue Heron', berth: 'Rail', contact: 'heron@example.com' },
  { id: 3, vessel: 'Corvus', berth: 'North 1', contact: 'corvus@example.com' },
];

export default function ExportOptions() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Vessels"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'vessels', delimiter: ';', utf8WithBom: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
