import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';

// Outside the component: the same reference on every render.
const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'trips', headerName: 'Trips', type: 'number', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', trips: 11, hours: 34 },
  { id: 2, driver: 'Jonas Weber', trips: 14, hours: 39 },
  { id: 3, driver: 'Mei Tan', trips: 9, hours: 28 },
  { id: 4, driver: 'Pilar Soto', trips: 13, hours: 37 },
];

export default function SortingOrder() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Drivers this week"
        rows={rows}
        columns={columns}
        hideFooter
        sortingOrder={sortingOrder}
        initialState={{ sorting: { sortModel: [{ field: 'trips', sort: 'desc' }] } }}
      />
    </Box>
  );
}
