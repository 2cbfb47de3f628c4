import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  // The grid's default order: ascending, descending, unsorted.
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 140 },
  {
    field: 'plays',
    headerName: 'Plays',
    type: 'number',
    width: 110,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'chart',
    headerName: 'Best position',
    type: 'number',
    width: 130,
    sortingOrder: ['asc', null],
  },
];

const rows = [
  { id: 1, song: 'Paper Lanterns', plays: 812, chart: 14 },
  { id: 2, song: 'Night Ferry', plays: 2140, chart: 3 },
  { id: 3, song: 'Cartwheels', plays: 455, chart: 28 },
  { id: 4, song: 'Salt and Tar', plays: 1630, chart: 7 },
];

export default function ColumnSortingOrder() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid aria-label="Songs" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
