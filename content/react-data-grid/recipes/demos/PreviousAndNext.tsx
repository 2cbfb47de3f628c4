import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'painting', headerName: 'Painting', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', type: 'number', width: 110, valueFormatter: String },
];

const rows = [
  { id: 1, painting: 'Orchard, morning', year: 1911, note: 'Lent to Ghent until May' },
  { id: 2, painting: 'The ropewalk', year: 1896, note: 'Frame to be repaired' },
  { id: 3, painting: 'Two barges', year: 1903, note: 'Hangs in Room 4' },
  { id: 4, painting: 'Girl with a kite', year: 1920, note: 'In storage' },
];

export default function PreviousAndNext() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState<GridRowId>(3);

  const move = (step: number) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const next = ids[ids.indexOf(shown) + step];
    if (next !== undefined) {
      setShown(next);
    }
  };

  const painting = rows.find(({ id }) => id === shown);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Paintings"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onRowClick={({ id }) => setShown(id)}
          rowSelectionModel={{ type: 'include', ids: new Set([shown]) }}
          hideFooter
          initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'asc' }] } }}
        />
      </Box>
      <Typography variant="body2" aria-live="polite">
        {painting?.painting}: {painting?.note}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => move(-1)}>Previous</Button>
        <Button onClick={() => move(1)}>Next</Button>
      </Stack>
    </Stack>
  );
}
