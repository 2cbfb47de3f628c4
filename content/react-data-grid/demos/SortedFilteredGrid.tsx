import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 110 },
  {
    field: 'type',
    headerName: 'Type',
    type: 'singleSelect',
    valueOptions: ['Dinghy', 'Ketch', 'Sloop'],
    width: 90,
  },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 130 },
  { field: 'perDay', headerName: 'Per day (€)', type: 'number', width: 130 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 70 },
];

const rows = [
  { id: 1, name: 'Albatross', type: 'Ketch', berths: 8, perDay: 310, free: true },
  { id: 2, name: 'Curlew', type: 'Sloop', berths: 4, perDay: 180, free: true },
  { id: 3, name: 'Kittiwake', type: 'Sloop', berths: 6, perDay: 225, free: false },
  { id: 4, name: 'Plover', type: 'Dinghy', berths: 0, perDay: 45, free: true },
  { id: 5, name: 'Sandpiper', type: 'Sloop', berths: 4, perDay: 165, free: true },
  { id: 6, name: 'Tern', type: 'Dinghy', berths: 0, perDay: 40, free: false },
  { id: 7, name: 'Whimbrel', type: 'Ketch', berths: 10, perDay: 380, free: true },
];

export default function SortedFilteredGrid() {
  return (
    <Box sx={{ width: '100%', height: 440 }}>
      <DataGrid
        label="Boats for rent"
        rows={rows}
        columns={columns}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'perDay', sort: 'asc' }] },
          filter: {
            filterModel: { items: [{ field: 'berths', operator: '>=', value: '4' }] },
          },
        }}
      />
    </Box>
  );
}
