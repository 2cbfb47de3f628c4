import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const initialParcels = [
  { id: 1, parcel: 'PX-2071', weight: 4 },
  { id: 2, parcel: 'PX-2072', weight: 11 },
  { id: 3, parcel: 'PX-2075', weight: 2 },
  { id: 4, parcel: 'PX-2079', weight: 7 },
];

const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function SelectedRows() {
  const [parcels, setParcels] = React.useState(initialParcels);
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });

  const selected = parcels.filter(({ id }) => model.ids.has(id) === (model.type === 'include'));
  const weight = selected.reduce((sum, parcel) => sum + parcel.weight, 0);

  const remove = () => {
    setParcels(parcels.filter((parcel) => !selected.includes(parcel)));
    setModel(none);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" size="small" disabled={selected.length === 0} onClick={remove}>
          Remove
        </Button>
        <Typography variant="body2" aria-live="polite">
          Selected parcels: {selected.length}. Total weight: {weight} kg
        </Typography>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Parcels"
          rows={parcels}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
