import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 90, resizable: false },
  { field: 'patient', headerName: 'Patient', width: 150 },
  { field: 'diet', headerName: 'Diet', width: 130 },
  { field: 'bed', headerName: 'Bed', width: 80, resizable: false },
];

const rows = [
  { id: 1, room: '201', patient: 'A. Keller', diet: 'Normal', bed: 'W' },
  { id: 2, room: '201', patient: 'M. Oyelaran', diet: 'Low salt', bed: 'D' },
  { id: 3, room: '204', patient: 'P. Santos', diet: 'Vegetarian', bed: 'W' },
  { id: 4, room: '207', patient: 'J. Lund', diet: 'Soft', bed: 'W' },
];

const separator = gridClasses.columnSeparator;
const resizable = gridClasses['columnSeparator--resizable'];

export default function FixedColumns() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Meals"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{ [`& .${separator}:not(.${resizable})`]: { display: 'none' } }}
      />
    </Box>
  );
}
