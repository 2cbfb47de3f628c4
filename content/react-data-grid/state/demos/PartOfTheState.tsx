import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const COLUMNS: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

const ROWS = [
  { id: 1, room: 'Garden', beds: 2, price: 95 },
  { id: 2, room: 'Attic', beds: 1, price: 60 },
  { id: 3, room: 'Family', beds: 4, price: 150 },
];

const SAVED: GridInitialState = {
  columns: { columnVisibilityModel: { beds: false } },
  sorting: { sortModel: [{ field: 'price', sort: 'asc' }] },
};

export default function PartOfTheState() {
  const apiRef = useGridApiRef();
  const { columns = {}, sorting = {} } = SAVED;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => apiRef.current?.restoreState({ sorting })}>
          Restore order
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.restoreState({ columns })}>
          Restore columns
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid aria-label="Rooms" apiRef={apiRef} rows={ROWS} columns={COLUMNS} hideFooter />
      </Box>
    </Stack>
  );
}
