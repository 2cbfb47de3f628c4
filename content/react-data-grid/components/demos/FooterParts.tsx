import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, trail: 'Lake Loop', length: 8 },
  { id: 2, trail: 'Ridge Path', length: 14 },
  { id: 3, trail: 'Old Railway', length: 22 },
];

const selected = { type: 'include' as const, ids: new Set([2]) };

const parts = {
  'Whole footer': {},
  hideFooterSelectedRowCount: { hideFooterSelectedRowCount: true },
  hideFooterPagination: { hideFooterPagination: true },
  hideFooter: { hideFooter: true },
};

export default function FooterParts() {
  const [shown, setShown] = React.useState<keyof typeof parts>('Whole footer');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Footer"
        size="small"
        value={shown}
        onChange={(event) => setShown(event.target.value as keyof typeof parts)}
        slotProps={{ select: { native: true } }}
        sx={{ width: 270 }}
      >
        {Object.keys(parts).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Trails"
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          {...parts[shown]}
        />
      </Box>
    </Stack>
  );
}
