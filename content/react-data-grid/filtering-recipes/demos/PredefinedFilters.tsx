import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const filters: { name: string; model: GridFilterModel }[] = [
  { name: 'All', model: { items: [] } },
  { name: 'Over 100', model: { items: [{ field: 'weight', operator: '>', value: 100 }] } },
  { name: 'Fragile', model: { items: [{ field: 'fragile', operator: 'is', value: 'true' }] } },
  { name: 'No address', model: { items: [{ field: 'address', operator: 'isEmpty' }] } },
];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 100 },
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, parcel: 'P-301', address: 'Mill Lane 4', weight: 12, fragile: true },
  { id: 2, parcel: 'P-302', address: '', weight: 140, fragile: false },
  { id: 3, parcel: 'P-303', address: 'Quay 17', weight: 260, fragile: true },
  { id: 4, parcel: 'P-304', address: 'Orchard 1', weight: 8, fragile: false },
  { id: 5, parcel: 'P-305', address: 'Elm Street 2', weight: 31, fragile: true },
];

export default function PredefinedFilters() {
  const apiRef = useGridApiRef();
  const [chosen, setChosen] = React.useState('All');
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  React.useEffect(() => {
    const countMatches = () => {
      const pairs = filters.map(({ name, model }) => {
        const hidden = apiRef.current?.getFilterState(model).filteredRowsLookup ?? {};
        return [name, rows.length - Object.keys(hidden).length];
      });
      setCounts(Object.fromEntries(pairs));
    };
    countMatches();
    return apiRef.current?.subscribeEvent('rowsSet', countMatches);
  }, [apiRef]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label="Filters"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {filters.map(({ name, model }) => (
          <Chip
            key={name}
            label={`${name} (${counts[name] ?? '…'})`}
            color={name === chosen ? 'primary' : 'default'}
            aria-pressed={name === chosen}
            onClick={() => {
              setChosen(name);
              apiRef.current?.setFilterModel(model);
            }}
          />
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
