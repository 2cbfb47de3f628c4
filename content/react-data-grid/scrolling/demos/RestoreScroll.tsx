import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridScrollParams } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'carrier', headerName: 'Carrier', width: 160 },
];

export default function RestoreScroll() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [position, setPosition] = React.useState<GridScrollParams>({ top: 0, left: 0 });

  const toggle = () => {
    if (open && apiRef.current) {
      setPosition(apiRef.current.getScrollPosition());
    }
    setOpen(!open);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggle}>
        {open ? 'Close the list' : 'Open the list'}
      </Button>
      <Box sx={{ width: '100%', height: 320 }}>
        {open && (
          <DataGrid
            aria-label="Consignments"
            apiRef={apiRef}
            rows={consignments}
            columns={columns}
            hideFooter
            initialState={{ scroll: position }}
          />
        )}
      </Box>
    </Stack>
  );
}
