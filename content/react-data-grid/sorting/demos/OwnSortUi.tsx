import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Apartment', flex: 1, minWidth: 140, sortable: false },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 100, sortable: false },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 120, sortable: false },
];

const rows = [
  { id: 1, flat: 'Mill Lane 4', rooms: 3, rent: 940 },
  { id: 2, flat: 'Quay 11', rooms: 2, rent: 1120 },
  { id: 3, flat: 'Orchard Row 2', rooms: 4, rent: 1080 },
  { id: 4, flat: 'Station Road 30', rooms: 1, rent: 610 },
];

const orders: Record<string, GridSortModel> = {
  Cheapest: [{ field: 'rent', sort: 'asc' }],
  Largest: [{ field: 'rooms', sort: 'desc' }],
  'Newest listing': [],
};

export default function OwnSortUi() {
  const [order, setOrder] = React.useState('Cheapest');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Show first"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        sx={{ width: 180 }}
      >
        {Object.keys(orders).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Apartments"
          rows={rows}
          columns={columns}
          hideFooter
          sortModel={orders[order] ?? []}
        />
      </Box>
    </Stack>
  );
}
