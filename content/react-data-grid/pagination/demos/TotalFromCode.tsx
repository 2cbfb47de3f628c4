import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const crops = ['Leeks', 'Spelt', 'Beets', 'Flax', 'Fava beans'];
const SOWN_AT_FIRST = 9;
const SOWN_LATER = 4;

/** Stands in for a server: one page of beds. */
function readBeds(page: number, pageSize: number, total: number) {
  const first = page * pageSize;
  return Array.from({ length: Math.min(pageSize, total - first) }, (_, offset) => ({
    id: first + offset + 1,
    crop: crops[(first + offset) % crops.length],
  }));
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Bed', width: 90, sortable: false },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 140, sortable: false },
];

export default function TotalFromCode() {
  const apiRef = useGridApiRef();
  const [page, setPage] = React.useState({ page: 0, pageSize: 3 });
  const [total, setTotal] = React.useState(SOWN_AT_FIRST);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => apiRef.current?.setRowCount(total + SOWN_LATER)}>
          Sow four more beds
        </Button>
        <Typography variant="body2" aria-live="polite">
          {total} beds
        </Typography>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Farm beds"
          apiRef={apiRef}
          rows={readBeds(page.page, page.pageSize, total)}
          columns={columns}
          disableColumnFilter
          paginationMode="server"
          initialState={{ pagination: { rowCount: SOWN_AT_FIRST } }}
          onRowCountChange={setTotal}
          pageSizeOptions={[3]}
          paginationModel={page}
          onPaginationModelChange={setPage}
        />
      </Box>
    </Stack>
  );
}
