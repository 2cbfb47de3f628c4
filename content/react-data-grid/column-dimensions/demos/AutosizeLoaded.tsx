import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'note', headerName: 'Note' },
];

const arrived = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', note: 'Keep away from tea' },
  { id: 2, bay: 'A2', goods: 'Bicycle frames in two cartons', note: 'Fragile' },
];

export default function AutosizeLoaded() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<GridRowsProp>([]);

  React.useEffect(() => {
    if (rows.length > 0) void apiRef.current?.autosizeColumns({ includeOutliers: true });
  }, [apiRef, rows]);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRows(rows.length === 0 ? arrived : [])}>
        {rows.length === 0 ? 'Load the rows' : 'Remove the rows'}
      </Button>
      <Box sx={{ width: '100%', height: 164 }}>
        <DataGrid aria-label="Bays" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
