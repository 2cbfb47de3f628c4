import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', pallets: 3 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

function isSelected(model: GridRowSelectionModel, id: number) {
  return model.ids.has(id) === (model.type === 'include');
}

export default function ControlledSelection() {
  const [model, setModel] = React.useState(nothing);
  const pallets = rows
    .filter(({ id }) => isSelected(model, id))
    .reduce((sum, row) => sum + row.pallets, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" disabled={!pallets} onClick={() => setModel(nothing)}>
          Clear
        </Button>
        <Typography variant="body2" aria-live="polite">
          {`${pallets} pallets selected`}
        </Typography>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
