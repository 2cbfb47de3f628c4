import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'topic', headerName: 'Topic', width: 150, editable: true },
  { field: 'books', headerName: 'Books', type: 'number', width: 100, editable: true },
];

const rows = [
  { id: 1, shelf: 'A 1', topic: 'Astronomy', books: 84 },
  { id: 2, shelf: 'A 2', topic: 'Botany', books: 61 },
  { id: 3, shelf: 'B 1', topic: 'Chess', books: 33 },
];

const accepted = ['cellDoubleClick', 'enterKeyDown'];

const limitStart: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (!reason || !accepted.includes(reason)) {
    event.defaultMuiPrevented = true;
  }
};

export default function LimitedStart() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Shelves"
        rows={rows}
        columns={columns}
        onCellEditStart={limitStart}
        hideFooter
      />
    </Box>
  );
}
