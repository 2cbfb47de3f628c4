import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 110 },
  { field: 'ph', headerName: 'pH', type: 'number', width: 90 },
];

const rows = [
  { id: 1, sample: 'Well 4', ph: 7.1 },
  { id: 2, sample: 'Reservoir', ph: 7.8 },
  { id: 3, sample: 'Spring', ph: 6.6 },
];

export default function KeepWhileHidden() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [savedState, setSavedState] = React.useState<GridInitialState>({
    sorting: { sortModel: [{ field: 'ph', sort: 'asc' }] },
  });

  const toggle = () => {
    if (apiRef.current && open) {
      setSavedState(apiRef.current.exportState());
    }
    setOpen(!open);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={toggle}
        sx={{ alignSelf: 'flex-start' }}
      >
        {open ? 'Hide the samples' : 'Show the samples'}
      </Button>
      <Box sx={{ height: 216 }}>
        {open && (
          <DataGrid
            aria-label="Water samples"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            initialState={savedState}
            hideFooter
          />
        )}
      </Box>
    </Stack>
  );
}
