import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 120,
    renderCell: ({ value, tabIndex }) => (
      <Link
        href={`https://en.wikipedia.org/wiki/${value}`}
        tabIndex={tabIndex}
        sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        {value}
      </Link>
    ),
  },
  { field: 'river', headerName: 'Longest river', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, country: 'France', river: 'Loire' },
  { id: 2, country: 'Ireland', river: 'Shannon' },
  { id: 3, country: 'Poland', river: 'Vistula' },
];

export default function RowLinks() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Countries"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { position: 'relative' } }}
      />
    </Box>
  );
}
