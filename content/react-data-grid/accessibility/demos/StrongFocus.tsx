import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 130 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berth: 'North 2' },
  { id: 2, vessel: 'Blue Heron', berth: 'Rail' },
  { id: 3, vessel: 'Corvus', berth: 'North 1' },
];

export default function StrongFocus() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Vessels"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: {
            outlineColor: (theme) => theme.palette.warning.main,
            outlineWidth: 3,
            outlineOffset: -3,
          },
        }}
      />
    </Box>
  );
}
