import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'carrier', headerName: 'Carrier', width: 160 },
];

export default function ScrollReadout() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = React.useState({ top: 0, left: 0 });

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) =>
        setPosition({ top: Math.round(top), left: Math.round(left) }),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2">
        Scrolled {position.top} pixels down, {position.left} pixels sideways
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Consignments"
          apiRef={apiRef}
          rows={consignments}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
