import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_FIELD } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 140, hideable: false },
  { field: 'key', headerName: 'Key', width: 110 },
];

const rows = [
  { id: 1, song: 'Harbor Lights', key: 'D major' },
  { id: 2, song: 'The Miller', key: 'G minor' },
  { id: 3, song: 'Long Road East', key: 'A major' },
  { id: 4, song: 'Snow on Tin', key: 'E minor' },
];

export default function ClickToToggle() {
  return (
    <Box sx={{ width: '100%', height: 322 }}>
      <DataGrid
        aria-label="Concert songs"
        rows={rows}
        columns={columns}
        checkboxSelection
        columnVisibilityModel={{ [GRID_CHECKBOX_SELECTION_FIELD]: false }}
      />
    </Box>
  );
}
