import Box from '@mui/material/Box';
import { DataGrid, gridNumberComparator, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';

interface Place {
  hall: string;
  rack: number;
}

const comparePlaces: GridComparatorFn<Place> = (first, second, firstCell, secondCell) =>
  gridStringOrNumberComparator(first.hall, second.hall, firstCell, secondCell) ||
  gridNumberComparator(first.rack, second.rack, firstCell, secondCell);

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  {
    field: 'place',
    headerName: 'Place',
    width: 150,
    valueGetter: (_value, row): Place => ({ hall: row.hall, rack: row.rack }),
    valueFormatter: (value: Place) => `${value.hall}, rack ${value.rack}`,
    sortComparator: comparePlaces,
  },
];

const rows = [
  { id: 1, goods: 'Tea', hall: 'West', rack: 10 },
  { id: 2, goods: 'Lamps', hall: 'East', rack: 12 },
  { id: 3, goods: 'Rope', hall: 'West', rack: 9 },
  { id: 4, goods: 'Paint', hall: 'East', rack: 3 },
];

export default function CompositeComparator() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Goods by location"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'place', sort: 'asc' }] } }}
      />
    </Box>
  );
}
