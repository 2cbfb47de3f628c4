import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', company: 'Fjordlink' },
  { id: 2, driver: 'Jonas Weber', company: 'Brandt Trucking' },
  { id: 3, driver: 'Mei Tan', company: 'Coastline' },
  { id: 4, driver: 'Pilar Soto', company: 'Fjordlink' },
];

function SearchToolbar() {
  return (
    <Toolbar>
      <Box component={QuickFilter} expanded sx={{ display: 'flex', flex: 1, gap: 1 }}>
        <QuickFilterControl
          size="small"
          fullWidth
          placeholder="Search drivers"
          slotProps={{ htmlInput: { 'aria-label': 'Search drivers', role: 'searchbox' } }}
        />
        <QuickFilterClear size="small">Clear</QuickFilterClear>
      </Box>
    </Toolbar>
  );
}

export default function SearchWithoutToolbarButtons() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Drivers"
        rows={rows}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: SearchToolbar }}
      />
    </Box>
  );
}
