import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 170 },
  { field: 'ensemble', headerName: 'Ensemble', width: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];

const rows = [
  { id: 1, piece: 'String quartet no. 2', ensemble: 'Northlight', minutes: 28 },
  { id: 2, piece: 'Suite for five winds', ensemble: 'Aria Winds', minutes: 17 },
  { id: 3, piece: 'Evening songs', ensemble: 'Harbor Choir', minutes: 22 },
];

const slotProps = {
  columnMenu: {
    slotProps: {
      columnMenuFilterItem: { displayOrder: 0 },
      columnMenuSortItem: { displayOrder: 40 },
    },
  },
};

export default function ReorderItems() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Concert program"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={slotProps}
      />
    </Box>
  );
}
