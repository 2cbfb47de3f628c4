import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'orchard', headerName: 'Orchard' },
  { field: 'variety', headerName: 'Variety' },
  { field: 'grade', headerName: 'Grade' },
  { field: 'crates', headerName: 'Crates', type: 'number' },
];

const rows = [
  { id: 1, orchard: 'Mill Field', variety: 'Elstar', grade: 'Table', crates: 42 },
  { id: 2, orchard: 'Mill Field', variety: 'Boskoop', grade: 'Table', crates: 30 },
  { id: 3, orchard: 'Mill Field', variety: 'Boskoop', grade: 'Juice', crates: 18 },
  { id: 4, orchard: 'North Slope', variety: 'Elstar', grade: 'Table', crates: 25 },
  { id: 5, orchard: 'North Slope', variety: 'Pinova', grade: 'Table', crates: 36 },
  { id: 6, orchard: 'River Bank', variety: 'Boskoop', grade: 'Juice', crates: 54 },
  { id: 7, orchard: 'River Bank', variety: 'Pinova', grade: 'Table', crates: 22 },
  { id: 8, orchard: 'Mill Field', variety: 'Elstar', grade: 'Table', crates: 51 },
  { id: 9, orchard: 'Mill Field', variety: 'Elstar', grade: 'Juice', crates: 12 },
  { id: 10, orchard: 'Mill Field', variety: 'Boskoop', grade: 'Table', crates: 27 },
  { id: 11, orchard: 'North Slope', variety: 'Elstar', grade: 'Table', crates: 33 },
  { id: 12, orchard: 'North Slope', variety: 'Pinova', grade: 'Table', crates: 40 },
  { id: 13, orchard: 'North Slope', variety: 'Pinova', grade: 'Juice', crates: 16 },
  { id: 14, orchard: 'River Bank', variety: 'Boskoop', grade: 'Table', crates: 20 },
  { id: 15, orchard: 'River Bank', variety: 'Boskoop', grade: 'Juice', crates: 48 },
  { id: 16, orchard: 'River Bank', variety: 'Pinova', grade: 'Table', crates: 29 },
];

export default function BasicPivot() {
  return (
    <Box sx={{ width: '100%', height: 378 }}>
      <DataGridPremium
        aria-label="Crates by orchard and variety"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'orchard' }],
              columns: [{ field: 'variety', sort: 'asc' }],
              values: [{ field: 'crates', aggFunc: 'sum' }],
            },
          },
        }}
      />
    </Box>
  );
}
