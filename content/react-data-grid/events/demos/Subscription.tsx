import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'trips', headerName: 'Trips', type: 'number', width: 110 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', trips: 11 },
  { id: 2, driver: 'Jonas Weber', trips: 14 },
  { id: 3, driver: 'Mei Tan', trips: 9 },
];

export default function Subscription() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState('none');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) =>
        setCell(`${apiRef.current?.getColumn(field).headerName} in row ${id}`),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2">Focused cell: {cell}</Typography>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Drivers this week"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
