import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'orchard', headerName: 'Orchard', flex: 1, minWidth: 110 },
  { field: 'variety', headerName: 'Variety', width: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 130 },
];

const rows = [
  { id: 1, orchard: 'Hillside', variety: 'Bramley', crates: 120 },
  { id: 2, orchard: 'Old Mill', variety: 'Russet', crates: 45 },
  { id: 3, orchard: 'Riverbank', variety: 'Pippin', crates: 210 },
  { id: 4, orchard: 'Chapel Field', variety: 'Bramley', crates: 88 },
];

export default function FirstState() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Harvest"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { variety: false } },
          filter: { filterModel: { items: [{ field: 'crates', operator: '>', value: 50 }] } },
          sorting: { sortModel: [{ field: 'crates', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
