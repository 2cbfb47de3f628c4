import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridExpandedSortedRowEntriesSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'letters', headerName: 'Letters', type: 'number', width: 110 },
];

const rows = [
  { id: 1, stop: 'Bakery', letters: 3 },
  { id: 2, stop: 'Town hall', letters: 41 },
  { id: 3, stop: 'School', letters: 12 },
];

export default function ReadOnClick() {
  const apiRef = useGridApiRef();
  const [route, setRoute] = React.useState('');

  const planRoute = () => {
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    setRoute(entries.map(({ model }) => String(model.stop)).join(', '));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={planRoute} sx={{ flexShrink: 0 }}>
          Plan the route
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {route || 'No route yet'}
        </Typography>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="The mail carrier's stops"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'letters', sort: 'desc' }] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
