import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 180 },
  { field: 'customer', headerName: 'Customer', width: 180 },
];

const rows = [
  { id: 1, goods: 'Coffee, green', customer: 'Marlow & Daughters' },
  { id: 2, goods: 'Olive oil', customer: 'Casa Ribera' },
];

export default function TrackWidth() {
  const [change, setChange] = React.useState('No column has been resized.');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {change}
      </Typography>
      <Box sx={{ height: 164 }}>
        <DataGrid
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          hideFooter
          onColumnWidthChange={({ colDef, width }) =>
            setChange(`${colDef.headerName} is ${Math.round(width)} pixels wide.`)
          }
        />
      </Box>
    </Stack>
  );
}
