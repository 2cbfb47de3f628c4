import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 130 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24 },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 0 },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', pallets: 31 },
  { id: 4, bay: 'B2', goods: 'Paper rolls', pallets: 0 },
];

const everything: GridFilterModel = { items: [] };
const inStock: GridFilterModel = { items: [{ field: 'pallets', operator: '>', value: 0 }] };
const emptyBays: GridFilterModel = { items: [{ field: 'pallets', operator: '=', value: 0 }] };

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState(inStock);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Bays to show"
        value={filterModel}
        onChange={(_event, model: GridFilterModel | null) => model && setFilterModel(model)}
      >
        <ToggleButton value={everything}>All</ToggleButton>
        <ToggleButton value={inStock}>Occupied</ToggleButton>
        <ToggleButton value={emptyBays}>Empty</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Storage bays"
          rows={rows}
          columns={columns}
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Stack>
  );
}
