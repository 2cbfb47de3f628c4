import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'state',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On the shelf', 'On loan', 'Overdue', 'Missing'],
    width: 130,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

const rows = [
  { id: 1, title: 'Tide tables', state: 'On loan', due: new Date(2025, 2, 21) },
  { id: 2, title: 'The salt road', state: 'On the shelf', due: null },
  { id: 3, title: 'Birds of the coast', state: 'Overdue', due: new Date(2025, 1, 14) },
  { id: 4, title: 'Winter bread', state: 'Missing', due: new Date(2024, 10, 2) },
  { id: 5, title: 'Knots', state: 'On the shelf', due: null },
];

export default function InitialFilter() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Books to request"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'state', operator: 'isAnyOf', value: ['Overdue', 'Missing'] }],
            },
          },
        }}
      />
    </Box>
  );
}
