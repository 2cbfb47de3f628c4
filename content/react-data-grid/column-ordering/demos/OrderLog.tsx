import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, gridColumnDefinitionsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnOrderChangeParams } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'cow', headerName: 'Cow', width: 110 },
  { field: 'stall', headerName: 'Stall', width: 100 },
  { field: 'milk', headerName: 'Milk (L)', type: 'number', width: 110 },
  { field: 'checked', headerName: 'Last check', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, cow: 'Clover', stall: 'N 4', milk: 27, checked: 'March 3' },
  { id: 2, cow: 'Juniper', stall: 'N 6', milk: 31, checked: 'March 5' },
];

export default function OrderLog() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(columns.map(({ headerName }) => headerName));
  const [move, setMove] = React.useState('none yet');

  const handleOrderChange = ({ column, oldIndex, targetIndex }: GridColumnOrderChangeParams) => {
    setMove(`${column.headerName}, from ${oldIndex} to ${targetIndex}`);
    setOrder(gridColumnDefinitionsSelector(apiRef).map(({ headerName }) => headerName));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2">Order: {order.join(', ')}</Typography>
      <Typography variant="body2" aria-live="polite">
        Last move: {move}
      </Typography>
      <Box sx={{ height: 164 }}>
        <DataGridPro
          aria-label="Herd"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          onColumnOrderChange={handleOrderChange}
        />
      </Box>
    </Stack>
  );
}
