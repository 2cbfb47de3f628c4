import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

const COLUMNS: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'topic', headerName: 'Topic', width: 150, editable: true },
  { field: 'books', headerName: 'Books', type: 'number', width: 100, editable: true },
];

const ROWS = [
  { id: 1, shelf: 'A 1', topic: 'Astronomy', books: 84 },
  { id: 2, shelf: 'A 2', topic: 'Botany', books: 61 },
  { id: 3, shelf: 'B 1', topic: 'Chess', books: 33 },
];

const ACCEPTED = ['cellDoubleClick', 'enterKeyDown'];

const limitStart: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (!reason || !ACCEPTED.includes(reason)) {
    event.defaultMuiPrevented = true;
  }
};

export default function LimitedStart() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Shelves"
        rows={ROWS}
        columns={COLUMNS}
        onCellEditStart={limitStart}
        hideFooter
      />
    </Box>
  );
}
