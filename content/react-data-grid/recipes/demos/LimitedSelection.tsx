import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const LIMIT = 3;

const columns: GridColDef[] = [
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 90,
    renderHeader: () => <span>Top {LIMIT}</span>,
  },
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, film: 'The Lock Keeper', minutes: 96 },
  { id: 2, film: 'Low Water', minutes: 82 },
  { id: 3, film: 'Seven Ferries', minutes: 118 },
  { id: 4, film: 'A Field of Rye', minutes: 101 },
  { id: 5, film: 'Night Bakery', minutes: 74 },
];

export default function LimitedSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 2, 4]),
  });

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Festival films"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ id }) => model.ids.size < LIMIT || model.ids.has(id)}
        rowSelectionModel={model}
        onRowSelectionModelChange={(next) => {
          if (next.ids.size <= LIMIT) {
            setModel(next);
          }
        }}
        hideFooter
      />
    </Box>
  );
}
