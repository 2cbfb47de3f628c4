import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 140 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berths: 2 },
  { id: 2, vessel: 'Blue Heron', berths: 4 },
  { id: 3, vessel: 'Corvus', berths: 1 },
];

const withoutValue = ['isEmpty', 'isNotEmpty'];

/**
 * Writes a filter model as a request URL: one parameter per filter, and one for the search
 * terms.
 */
function toAddress({ items, quickFilterValues = [] }: GridFilterModel) {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (withoutValue.includes(operator) || (value !== undefined && value !== '')) {
      query.append(`${field}[${operator}]`, String(value ?? ''));
    }
  }
  if (quickFilterValues.length > 0) {
    query.append('q', quickFilterValues.join(' '));
  }
  return decodeURIComponent(`/vessels?${query}`);
}

export default function RequestPreview() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'berths', operator: '>=', value: 2 }],
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box component="code" aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        GET {toAddress(filterModel)}
      </Box>
      <Box sx={{ height: 268 }}>
        <DataGrid
          label="Vessels"
          rows={rows}
          columns={columns}
          showToolbar
          hideFooter
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Stack>
  );
}
