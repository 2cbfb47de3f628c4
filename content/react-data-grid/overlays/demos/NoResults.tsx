import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'bed', headerName: 'Bed', width: 110 },
];

const rows = [
  { id: 1, plant: 'Fava beans', bed: 'North' },
  { id: 2, plant: 'Chard', bed: 'North' },
  { id: 3, plant: 'Leeks', bed: 'Greenhouse' },
];

export default function NoResults() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['tomato'] } } }}
        hideFooter
      />
    </Box>
  );
}
