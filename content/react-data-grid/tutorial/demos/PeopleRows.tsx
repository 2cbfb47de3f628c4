import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Person {
  id: number;
  name: string;
  team: string;
  city: string;
  hours: number;
}

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows: Person[] = [
  { id: 1, name: 'Ada Okafor', team: 'Kitchen', city: 'Bergen', hours: 32 },
  { id: 2, name: 'Ben Lindqvist', team: 'Bakery', city: 'Oslo', hours: 40 },
  { id: 3, name: 'Carla Moreno', team: 'Office', city: 'Bergen', hours: 20 },
];

export default function PeopleRows() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid aria-label="People" columns={columns} rows={rows} />
    </Box>
  );
}
