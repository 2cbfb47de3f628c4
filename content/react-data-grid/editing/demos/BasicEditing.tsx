import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130, editable: true },
  {
    field: 'berth',
    headerName: 'Berth',
    type: 'singleSelect',
    valueOptions: ['North 1', 'North 2', 'Rail', 'Sea wall'],
    width: 120,
    editable: true,
  },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 100, editable: true },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 130, editable: true },
  { field: 'pilot', headerName: 'Pilot', type: 'boolean', width: 90, editable: true },
];

const rows = [
  {
    id: 1,
    vessel: 'Astrid',
    berth: 'North 2',
    crew: 9,
    arrival: new Date(2025, 2, 14),
    pilot: true,
  },
  {
    id: 2,
    vessel: 'Blue Heron',
    berth: 'Rail',
    crew: 14,
    arrival: new Date(2025, 2, 15),
    pilot: true,
  },
  {
    id: 3,
    vessel: 'Corvus',
    berth: 'North 1',
    crew: 7,
    arrival: new Date(2025, 2, 18),
    pilot: false,
  },
];

export default function BasicEditing() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Expected vessels" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
