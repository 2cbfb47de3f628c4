import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120 },
  { field: 'nurse', headerName: 'Nurse in charge', flex: 1, minWidth: 140 },
  { field: 'beds', headerName: 'Free beds', type: 'number', width: 110 },
];

const rows = [
  { id: 1, ward: 'Cardiology', nurse: 'Ines Faria', beds: 3 },
  { id: 2, ward: 'Maternity', nurse: 'Tom Alder', beds: 6 },
  { id: 3, ward: 'Surgery', nurse: 'Wanda Nowak', beds: 1 },
  { id: 4, ward: 'Pediatrics', nurse: 'Lea Brandt', beds: 4 },
];

const cells = [gridClasses.cell, gridClasses.columnHeader];

export default function OwnFocusStyle() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Wards"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [cells.map((name) => `& .${name}:focus, & .${name}:focus-within`).join()]: {
            outline: 'none',
          },
          [cells.map((name) => `& .${name}:focus-visible`).join()]: {
            boxShadow: 'inset 0 -3px 0 0 currentColor',
            fontWeight: 700,
          },
        }}
      />
    </Box>
  );
}
