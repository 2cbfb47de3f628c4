import Box from '@mui/material/Box';
import { DataGrid, gridNumberComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 150 },
  { field: 'opus', headerName: 'Opus, as text', width: 150 },
  {
    field: 'opusNumber',
    headerName: 'Opus, as a number',
    width: 170,
    valueGetter: (_value, row) => row.opus,
    sortComparator: gridNumberComparator,
  },
];

// The numbers come from a file and are strings.
const rows = [
  { id: 1, piece: 'String quartet', opus: '9' },
  { id: 2, piece: 'Serenade', opus: '16' },
  { id: 3, piece: 'Piano trio', opus: '101' },
  { id: 4, piece: 'Four songs', opus: '17' },
];

export default function ComparatorByType() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Pieces by opus"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'opus', sort: 'asc' }] } }}
      />
    </Box>
  );
}
