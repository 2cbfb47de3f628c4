import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', status: 'Open' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', status: 'Held' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', status: 'Open' },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', status: 'Closed' },
];

const classes: Record<string, string> = { Held: 'depot-held', Closed: 'depot-closed' };

export default function RowStyles() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => classes[row.status] ?? ''}
        sx={(theme) => ({
          '& .depot-held': {
            bgcolor: alpha(theme.palette.warning.main, 0.16),
            '&:hover': { bgcolor: alpha(theme.palette.warning.main, 0.24) },
          },
          '& .depot-closed': { color: 'text.secondary', fontStyle: 'italic' },
        })}
      />
    </Box>
  );
}
