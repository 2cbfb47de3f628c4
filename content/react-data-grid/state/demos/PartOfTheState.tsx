import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, room: 'Garden', beds: 2, price: 95 },
  { id: 2, room: 'Attic', beds: 1, price: 60 },
  { id: 3, room: 'Family', beds: 4, price: 150 },
];

const saved = {
  columns: { columnVisibilityModel: { beds: false } },
  sorting: { sortModel: [{ field: 'price', sort: 'asc' }] },
} satisfies GridInitialState;

export default function PartOfTheState() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.restoreState({ sorting: saved.sorting })}
        >
          Restore order
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.restoreState({ columns: saved.columns })}
        >
          Restore columns
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid aria-label="Rooms" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
