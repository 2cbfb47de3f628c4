import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 140 },
  { field: 'customer', headerName: 'Customer', width: 140 },
];

const rows = [
  { id: 1, goods: 'Coffee, green', customer: 'Marlow & Daughters' },
  { id: 2, goods: 'Olive oil', customer: 'Casa Ribera' },
];

export default function StoredWidths() {
  const [visit, setVisit] = React.useState(1);
  // In an application, keep this object in localStorage or on the server.
  const [widths, setWidths] = React.useState<Record<string, { width: number }>>({
    customer: { width: 200 },
  });

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
      <Box sx={{ width: '100%', height: 164 }}>
        <DataGrid
          key={visit}
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{ columns: { dimensions: widths } }}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((earlier) => ({ ...earlier, [colDef.field]: { width } }))
          }
        />
      </Box>
    </Stack>
  );
}
