import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'cave', headerName: 'Cave', flex: 1, minWidth: 110 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, cave: 'Bear Hole', depth: 48 },
  { id: 2, cave: 'Ice Hall', depth: 112 },
  { id: 3, cave: 'Blue Lake', depth: 75 },
];

export default function ControlledRestore() {
  const apiRef = useGridApiRef();
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  const restore = () => {
    apiRef.current?.restoreState({
      sorting: { sortModel: [{ field: 'depth', sort: 'desc' }] },
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={restore} sx={{ flexShrink: 0 }}>
          Deepest first
        </Button>
        <Typography variant="body2" role="status">
          sortModel: {JSON.stringify(sortModel)}
        </Typography>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Caves"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
