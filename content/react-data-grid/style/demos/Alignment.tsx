import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', width: 100, align: 'center', headerAlign: 'center' },
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 140 },
  { field: 'time', headerName: 'Time', width: 100, align: 'right', headerAlign: 'right' },
];

const rows = [
  { id: 1, gate: 2, vessel: 'Astrid', draft: 4.2, time: '06:10' },
  { id: 2, gate: 1, vessel: 'Blue Heron', draft: 7.8, time: '07:45' },
  { id: 3, gate: 3, vessel: 'Corvus', draft: 5.1, time: '11:20' },
];

export default function Alignment() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Arrivals" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
