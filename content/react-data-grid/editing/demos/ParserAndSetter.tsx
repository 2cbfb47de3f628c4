import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Driver {
  id: number;
  firstName: string;
  lastName: string;
  plate: string;
}

const columns: GridColDef<Driver>[] = [
  {
    field: 'name',
    headerName: 'Driver',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
    valueSetter: (value: string, row) => {
      const [firstName = '', ...rest] = value.trim().split(' ');
      return { ...row, firstName, lastName: rest.join(' ') };
    },
  },
  {
    field: 'plate',
    headerName: 'License plate',
    width: 150,
    editable: true,
    valueParser: (value: string | undefined) => value?.toUpperCase() ?? '',
  },
];

const rows: Driver[] = [
  { id: 1, firstName: 'Amara', lastName: 'Cole', plate: 'HQ 204' },
  { id: 2, firstName: 'Jonas', lastName: 'Weber', plate: 'HQ 117' },
  { id: 3, firstName: 'Mei', lastName: 'Tan', plate: 'HQ 388' },
];

export default function ParserAndSetter() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Drivers" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
