import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 100 },
  { field: 'queue', headerName: 'Trucks waiting', type: 'number', width: 150 },
];

const rows = [
  { id: 1, gate: 'Harbor Road', queue: 7 },
  { id: 2, gate: 'Mill Lane', queue: 2 },
  { id: 3, gate: 'Rail yard', queue: 11 },
];

export default function SortFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => apiRef.current?.sortColumn('queue', 'desc')}>
          Longest queue
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setSortModel([])}>
          Reset
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid aria-label="Gates" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
