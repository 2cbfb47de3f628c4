import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', width: 150 },
  {
    field: 'review',
    headerName: 'Review',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
];

const rows = [
  {
    id: 1,
    book: 'The Salt Roads',
    review:
      'A slow start, and then I missed my stop.\nThe maps at the end deserve a book of their own.',
  },
  { id: 2, book: 'Letters from Lisbon', review: 'Short chapters. Read it on the ferry.' },
];

export default function LongText() {
  return (
    <Box sx={{ width: '100%', height: 164 }}>
      <DataGrid aria-label="Reviews" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
