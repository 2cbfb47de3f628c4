import Box from '@mui/material/Box';
import { DataGridPro, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');

const atLeast = getGridNumericOperators()
  .filter(({ value }) => value === '>=')
  .map((operator) => ({ ...operator, headerLabel: 'At least' }));

const columns: GridColDef[] = [
  {
    field: 'port',
    headerName: 'Port',
    flex: 1,
    minWidth: 130,
    filterOperators: contains,
  },
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 130,
    filterOperators: contains,
  },
  {
    field: 'draft',
    headerName: 'Draft (m)',
    type: 'number',
    width: 130,
    filterOperators: atLeast,
  },
];

const rows = [
  { id: 1, port: 'Antwerp', country: 'Belgium', draft: 15 },
  { id: 2, port: 'Bergen', country: 'Norway', draft: 10 },
  { id: 3, port: 'Cork', country: 'Ireland', draft: 8 },
  { id: 4, port: 'Gdańsk', country: 'Poland', draft: 17 },
];

export default function OnlyHeaderFilters() {
  return (
    <Box sx={{ width: '100%', height: 324 }}>
      <DataGridPro
        aria-label="Ports"
        rows={rows}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        hideFooter
      />
    </Box>
  );
}
