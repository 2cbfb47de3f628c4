import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 120,
    renderHeader: (params) => (
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {GRID_CHECKBOX_SELECTION_COL_DEF.renderHeader?.(params)}
        <span>Lend</span>
      </Stack>
    ),
  },
];

const rows = [
  { id: 1, title: 'Tide tables', shelf: 'B2' },
  { id: 2, title: 'Birds of the coast', shelf: 'C1' },
  { id: 3, title: 'The salt road', shelf: 'A4' },
  { id: 4, title: 'Winter bread', shelf: 'D3' },
];

export default function OwnCheckboxColumn() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid aria-label="Books" rows={rows} columns={columns} checkboxSelection />
    </Box>
  );
}
