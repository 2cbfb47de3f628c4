import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const dayFormat = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Sendung', width: 120 },
  {
    field: 'value',
    headerName: 'Wert',
    type: 'number',
    flex: 1,
    minWidth: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'arrival',
    headerName: 'Ankunft',
    type: 'date',
    width: 150,
    valueFormatter: (value: Date) => dayFormat.format(value),
  },
];

const rows = [
  { id: 1, reference: 'DEP-4101', value: 21000, arrival: new Date(2025, 2, 4) },
  { id: 2, reference: 'DEP-4102', value: 13200.5, arrival: new Date(2025, 2, 6) },
];

export default function ValuesByLocale() {
  return (
    <Box lang="de" sx={{ width: '100%', height: 164 }}>
      <DataGrid aria-label="Sendungen" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
