import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 170 },
  { field: 'composer', headerName: 'Composer', width: 140 },
  { field: 'order', headerName: 'No.', type: 'number', width: 90, disableColumnMenu: true },
];

const rows = [
  { id: 1, piece: 'String quartet no. 2', composer: 'I. Novak', order: 1 },
  { id: 2, piece: 'Suite for five winds', composer: 'L. Aubert', order: 2 },
  { id: 3, piece: 'Evening songs', composer: 'P. Haugen', order: 3 },
];

export default function LimitedMenus() {
  const [hasMenus, setHasMenus] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Column menus"
        control={
          <Switch checked={hasMenus} onChange={(event) => setHasMenus(event.target.checked)} />
        }
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Concert program"
          rows={rows}
          columns={columns}
          disableColumnMenu={!hasMenus}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
