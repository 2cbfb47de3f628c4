import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const bookings = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', pallets: 3 },
  { id: 5, reference: 'DEP-4105', goods: 'Ceramic tiles', pallets: 10 },
  { id: 6, reference: 'DEP-4106', goods: 'Black tea', pallets: 17 },
  { id: 7, reference: 'DEP-4107', goods: 'Bicycle frames', pallets: 24 },
  { id: 8, reference: 'DEP-4108', goods: 'Wool blankets', pallets: 8 },
];

export default function RowsInState() {
  const [rows, setRows] = React.useState(() => bookings.slice(0, 2));
  const next = bookings.find(({ id }) => rows.every((row) => row.id < id));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={!next}
          onClick={() => next && setRows([...rows, next])}
        >
          Add
        </Button>
        <Button variant="outlined" disabled={!rows.length} onClick={() => setRows(rows.slice(1))}>
          Remove the first
        </Button>
        <Button
          variant="outlined"
          disabled={!rows.length}
          onClick={() => setRows(rows.map((row) => ({ ...row, pallets: row.pallets + 1 })))}
        >
          Add a pallet to each
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid aria-label="Bookings" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
