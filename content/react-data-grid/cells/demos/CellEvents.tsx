import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
];

export default function CellEvents() {
  const [opened, setOpened] = React.useState('');

  const open = ({ row, colDef, formattedValue }: GridCellParams) => {
    setOpened(`${row.reference}, ${colDef.headerName}: ${String(formattedValue)}`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {opened || 'Double-click a cell, or press Enter on it.'}
      </Typography>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          hideFooter
          onCellDoubleClick={open}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') {
              open(params);
            }
          }}
        />
      </Box>
    </Stack>
  );
}
