import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'value', headerName: 'Value (€)', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    goods: 'Coffee, green',
    weight: 4400,
    port: 'Rotterdam',
    value: 21000,
  },
  {
    id: 2,
    reference: 'DEP-4102',
    goods: 'Paper rolls',
    weight: 11317,
    port: 'Bilbao',
    value: 13200,
  },
  {
    id: 3,
    reference: 'DEP-4103',
    goods: 'Pump parts',
    weight: 13184,
    port: 'Genoa',
    value: 235600,
  },
];

const gate: GridColumnVisibilityModel = { port: false, value: false };
const customs: GridColumnVisibilityModel = { weight: false };

export default function ControlledVisibility() {
  const [model, setModel] = React.useState(gate);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setModel(gate)}>
          Gate
        </Button>
        <Button variant="outlined" onClick={() => setModel(customs)}>
          Customs
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          hideFooter
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
