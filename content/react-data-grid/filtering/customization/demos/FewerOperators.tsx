import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const NAME_OPERATORS = getGridStringOperators()
  .filter(({ value }) => value === 'startsWith' || value === 'contains')
  .map((operator) =>
    operator.value === 'startsWith' ? { ...operator, label: 'begins with' } : operator,
  );

const COLUMNS: GridColDef[] = [
  {
    field: 'vessel',
    headerName: 'Vessel',
    flex: 1,
    minWidth: 140,
    filterOperators: NAME_OPERATORS,
  },
  { field: 'flag', headerName: 'Flag', flex: 1, minWidth: 110 },
];

const ROWS = [
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
        rows={ROWS}
        columns={COLUMNS}
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
