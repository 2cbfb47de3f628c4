import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 120 },
  {
    field: 'built',
    headerName: 'Built',
    type: 'date',
    width: 130,
    // A day: with a time, it is read in the user's timezone.
    valueGetter: (value: string | null) => (value ? new Date(`${value}T00:00`) : null),
  },
  {
    field: 'docked',
    headerName: 'Docked',
    type: 'dateTime',
    width: 190,
    // A point in time: the text ends in Z or an offset.
    valueGetter: (value: string | null) => (value ? new Date(value) : null),
  },
];

const rows = [
  { id: 1, vessel: 'Astrid', built: '2009-11-02', docked: '2026-05-04T06:15:00Z' },
  { id: 2, vessel: 'Corvus', built: '1998-03-01', docked: '2026-05-03T21:40:00Z' },
  { id: 3, vessel: 'Dunlin', built: '2021-01-31', docked: null },
];

export default function DatesFromText() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Vessels in dock" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
