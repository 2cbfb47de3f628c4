import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 150 },
  { field: 'bed', headerName: 'Bed', width: 120 },
];

const plants = [
  { id: 1, plant: 'Fava bean', bed: 'North' },
  { id: 2, plant: 'Runner bean', bed: 'Fence' },
  { id: 3, plant: 'Beets', bed: 'North' },
  { id: 4, plant: 'Chard', bed: 'Pond' },
  { id: 5, plant: 'Leek', bed: 'Pond' },
];

export default function KeepSelectedInView() {
  const [search, setSearch] = React.useState('bean');
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([5]),
  });

  const rows = React.useMemo(() => {
    const word = search.trim().toLowerCase();
    return plants.filter(
      ({ id, plant }) => model.ids.has(id) || plant.toLowerCase().includes(word),
    );
  }, [search, model]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Search plants"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ maxWidth: 240 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Plants to order"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
