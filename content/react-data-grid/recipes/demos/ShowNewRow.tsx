import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIndexLookupSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const PAGE_SIZE = 3;

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'time', headerName: 'Time', width: 110 },
];

const initialWaiting = [
  { id: 8, patient: 'Nadia Haddad', time: '10:20' },
  { id: 9, patient: 'Omar Reyes', time: '09:10' },
];

export default function ShowNewRow() {
  const apiRef = useGridApiRef();
  const [waiting, setWaiting] = React.useState(initialWaiting);
  const [rows] = React.useState([
    { id: 1, patient: 'Ada Okafor', time: '08:00' },
    { id: 2, patient: 'Ben Aalto', time: '08:30' },
    { id: 3, patient: 'Ines Duarte', time: '09:00' },
    { id: 4, patient: 'Jun Mori', time: '09:40' },
    { id: 5, patient: 'Lea Novak', time: '10:00' },
  ]);

  const add = () => {
    const [next, ...others] = waiting;
    const api = apiRef.current;
    if (!next || !api) {
      return;
    }
    setWaiting(others);
    api.updateRows([next]);
    const index = gridExpandedSortedRowIndexLookupSelector(apiRef)[next.id] ?? 0;
    api.setPage(Math.floor(index / PAGE_SIZE));
    api.setRowSelectionModel({ type: 'include', ids: new Set([next.id]) });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={add} disabled={waiting.length === 0} sx={{ alignSelf: 'flex-start' }}>
        Add the next patient
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Appointments"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[PAGE_SIZE]}
          initialState={{
            pagination: { paginationModel: { pageSize: PAGE_SIZE } },
            sorting: { sortModel: [{ field: 'time', sort: 'asc' }] },
          }}
        />
      </Box>
    </Stack>
  );
}
