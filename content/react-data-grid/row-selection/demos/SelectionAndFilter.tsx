import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridRowSelectionModel } from '@mui/x-data-grid';

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

const large: GridFilterModel = { items: [{ field: 'pallets', operator: '>', value: '10' }] };
const all: GridFilterModel = { items: [] };

export default function SelectionAndFilter() {
  const [onlyLarge, setOnlyLarge] = React.useState(false);
  const [keep, setKeep] = React.useState(false);
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="More than 10 pallets"
          control={<Switch checked={onlyLarge} onChange={(_event, on) => setOnlyLarge(on)} />}
        />
        <FormControlLabel
          label="Keep hidden rows selected"
          control={<Switch checked={keep} onChange={(_event, on) => setKeep(on)} />}
        />
      </Stack>
      <Box sx={{ height: 322 }}>
        <DataGrid
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          checkboxSelection
          filterModel={onlyLarge ? large : all}
          keepNonExistentRowsSelected={keep}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
