import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const nameOperators = getGridStringOperators()
  .filter(({ value }) => value === 'startsWith' || value === 'contains')
  .map((operator) =>
    operator.value === 'startsWith' ? { ...operator, label: 'begins with' } : operator,
  );

const columns: GridColDef[] = [
  {
    field: 'vessel',
    headerName: 'Vessel',
    flex: 1,
    minWidth: 140,
    filterOperators: nameOperators,
  },
  { field: 'flag', headerName: 'Flag', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, vessel: 'Astrid', flag: 'Norway' },
  { id: 2, vessel: 'Blue Heron', flag: 'Ireland' },
  { id: 3, vessel: 'Corvus', flag: 'Belgium' },
  { id: 4, vessel: 'Blue Star', flag: 'Malta' },
];

export default function FewerOperators() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Vessels"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'vessel', operator: 'startsWith', value: 'Blue' }] },
          },
        }}
      />
    </Box>
  );
}
