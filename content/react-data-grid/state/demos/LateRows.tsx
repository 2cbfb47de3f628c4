import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'volume', headerName: 'Volume', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Year', width: 90 },
];

const rows = ['I', 'II', 'III', 'IV', 'V', 'VI'].map((volume, id) => ({
  id,
  volume: `Volume ${volume}`,
  year: String(1921 + id),
}));

const page = { paginationModel: { page: 2, pageSize: 2 } };
const states = {
  withCount: { pagination: { ...page, rowCount: rows.length } },
  withoutCount: { pagination: page },
};

export default function LateRows() {
  const [arrived, setArrived] = React.useState(false);
  const [keepCount, setKeepCount] = React.useState(false);
  const start = (_event: React.SyntheticEvent, checked: boolean) => {
    setKeepCount(checked);
    setArrived(false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Restore rowCount too"
        control={<Switch checked={keepCount} onChange={start} />}
      />
      <Button
        variant="outlined"
        disabled={arrived}
        onClick={() => setArrived(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Load the rows
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          key={String(keepCount)}
          aria-label="Yearbooks"
          rows={arrived ? rows : []}
          columns={columns}
          pageSizeOptions={[2]}
          initialState={keepCount ? states.withCount : states.withoutCount}
          localeText={{ noRowsLabel: 'The rows are on their way' }}
        />
      </Box>
    </Stack>
  );
}
