import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'genre',
    headerName: 'Genre',
    type: 'singleSelect',
    valueOptions: ['Fiction', 'History', 'Nature'],
    width: 140,
  },
  { field: 'year', headerName: 'Year', width: 140, type: 'number', valueFormatter: String },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 130 },
];

const rows = [
  { id: 1, title: 'The Salt Roads', genre: 'Fiction', year: 2019, onLoan: true },
  { id: 2, title: 'Birds of the Delta', genre: 'Nature', year: 2008, onLoan: false },
  { id: 3, title: 'A Short History of Rope', genre: 'History', year: 2015, onLoan: false },
  { id: 4, title: 'Letters from Lisbon', genre: 'Fiction', year: 1998, onLoan: true },
  { id: 5, title: 'Moss and Stone', genre: 'Nature', year: 2021, onLoan: false },
];

export default function BasicHeaderFilters() {
  return (
    <Box sx={{ width: '100%', height: 376 }}>
      <DataGridPro
        label="Books"
        rows={rows}
        columns={columns}
        headerFilters
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'title', operator: 'contains', value: 'r' }] },
          },
        }}
      />
    </Box>
  );
}
