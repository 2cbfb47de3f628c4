import Box from '@mui/material/Box';
import { DataGrid, gridNumberComparator } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';

const collator = new Intl.Collator('en');

const byPoints: GridComparatorFn<number> = (first, second, firstCell, secondCell) => {
  const getName = ({ api, id }: typeof firstCell): string => api.getCellValue(id, 'club');
  return (
    gridNumberComparator(first, second, firstCell, secondCell) ||
    // The descending order reverses the result, so that Z would come before A.
    collator.compare(getName(secondCell), getName(firstCell))
  );
};

const columns: GridColDef[] = [
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 150 },
  {
    field: 'points',
    headerName: 'Points',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', null],
    sortComparator: byPoints,
  },
];

const rows = [
  { id: 1, club: 'Rowing Club Vik', points: 14 },
  { id: 2, club: 'Harbor Oars', points: 21 },
  { id: 3, club: 'Blue Blades', points: 14 },
  { id: 4, club: 'Lakeside', points: 14 },
];

export default function TieBreaker() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Regatta standings"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
      />
    </Box>
  );
}
