import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function GrowToLimit() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => consignments.slice(0, count), [count]);

  return (
    <Stack spacing={2} sx={{ width: '100%', height: 340 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 280 }}>
        <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
