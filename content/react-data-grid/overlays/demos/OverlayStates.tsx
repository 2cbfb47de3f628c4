import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 130 },
];

const rows = [
  { id: 1, bicycle: 'Cargo bike, red', job: 'New brakes' },
  { id: 2, bicycle: 'Racing bike, 58 cm', job: 'Wheel truing' },
  { id: 3, bicycle: 'Tandem', job: 'Chain' },
];

const propsByState = {
  Rows: { rows },
  Loading: { rows: [], loading: true },
  'No rows': { rows: [] },
  'No results': {
    rows,
    initialState: {
      filter: {
        filterModel: { items: [{ field: 'job', operator: 'equals', value: 'Saddle' }] },
      },
    },
  },
  'No columns': {
    rows,
    initialState: { columns: { columnVisibilityModel: { bicycle: false, job: false } } },
  },
} satisfies Record<string, Partial<DataGridProps>>;

type GridState = keyof typeof propsByState;

export default function OverlayStates() {
  const [state, setState] = React.useState<GridState>('No rows');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Grid state"
        size="small"
        value={state}
        onChange={(event) => setState(event.target.value as GridState)}
        slotProps={{ select: { native: true } }}
        sx={{ width: 200 }}
      >
        {Object.keys(propsByState).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Box sx={{ height: 216 }}>
        <DataGrid
          key={state}
          aria-label="Repairs"
          columns={columns}
          hideFooter
          {...propsByState[state]}
        />
      </Box>
    </Stack>
  );
}
