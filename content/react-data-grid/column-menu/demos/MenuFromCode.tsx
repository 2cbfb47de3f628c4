import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'shelf', headerName: 'Shelf', width: 130 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 130 },
];

const rows = [
  { id: 1, title: 'Tides and harbors', shelf: 'B 12', copies: 3 },
  { id: 2, title: 'Bread at home', shelf: 'C 04', copies: 6 },
  { id: 3, title: 'A year of birds', shelf: 'A 31', copies: 2 },
];

export default function MenuFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.showColumnMenu('shelf')}>
        Open the Shelf menu
      </Button>
      <Box sx={{ width: '100%', height: 216 }}>
        <DataGrid
          aria-label="Shelf list"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
