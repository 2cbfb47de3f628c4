import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, title: 'The tide tables', copies: 3, onLoan: true },
  { id: 2, title: 'Bread of the north', copies: 5, onLoan: false },
  { id: 3, title: 'A history of glass', copies: 1, onLoan: true },
  { id: 4, title: 'Birds at night', copies: 2, onLoan: false },
];

export default function SkeletonLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="First request in progress"
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
      />
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Books"
          rows={loading ? [] : rows}
          columns={columns}
          loading={loading}
          slotProps={{ main: { 'aria-busy': loading } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
