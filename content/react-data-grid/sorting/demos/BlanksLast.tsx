import Box from '@mui/material/Box';
import { DataGrid, gridDateComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 140 },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 140,
    getSortComparator: (direction) => {
      const sign = direction === 'desc' ? -1 : 1;
      return (first: Date | null, second: Date | null, firstCell, secondCell) => {
        if (first === null) {
          return second === null ? 0 : 1;
        }
        if (second === null) {
          return -1;
        }
        return sign * gridDateComparator(first, second, firstCell, secondCell);
      };
    },
  },
];

const rows = [
  { id: 1, vessel: 'Astrid', arrival: new Date(2025, 2, 14) },
  { id: 2, vessel: 'Blue Heron', arrival: null },
  { id: 3, vessel: 'Corvus', arrival: new Date(2025, 2, 11) },
  { id: 4, vessel: 'Dunlin', arrival: new Date(2025, 2, 19) },
];

export default function BlanksLast() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Expected vessels"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'arrival', sort: 'asc' }] } }}
      />
    </Box>
  );
}
