import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'borrower', headerName: 'Borrower', width: 140 },
  { field: 'due', headerName: 'Due', type: 'date', width: 130 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    title: 'Tides and harbors',
    borrower: 'A. Lindqvist',
    due: new Date(2025, 2, 14),
    renewals: 0,
  },
  { id: 2, title: 'Bread at home', borrower: 'M. Okafor', due: new Date(2025, 2, 3), renewals: 2 },
  {
    id: 3,
    title: 'A year of birds',
    borrower: 'J. Ribera',
    due: new Date(2025, 2, 21),
    renewals: 1,
  },
];

export default function BasicMenu() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Loans" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
