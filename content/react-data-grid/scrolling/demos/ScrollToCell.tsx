import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'carrier', headerName: 'Carrier', width: 160 },
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = React.useState(consignments[0]);

  const showNext = () => {
    const api = apiRef.current;
    const start = consignments.findIndex(({ id }) => id === target?.id);
    const next = consignments.find(({ port }, index) => index > start && port === 'Lagos');
    if (!api || !next) {
      setTarget(consignments[0]);
      return;
    }
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(next.id);
    api.scrollToIndexes({ rowIndex, colIndex: api.getColumnIndex('port') });
    api.setCellFocus(next.id, 'port');
    setTarget(next);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={showNext}>
        Next consignment to Lagos
      </Button>
      <Box sx={{ width: '100%', height: 320 }}>
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
