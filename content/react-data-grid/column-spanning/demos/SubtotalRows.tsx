import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  service: string;
  days?: number;
  rate?: number;
  amount: number;
}

const TOTAL_ID = 'total';

const columns: GridColDef<Line>[] = [
  {
    field: 'service',
    headerName: 'Service',
    flex: 1,
    minWidth: 130,
    colSpan: (_value, row) => (row.id === TOTAL_ID ? 3 : 1),
  },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 110 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130 },
];

const rows: Line[] = [
  { id: 'storage', service: 'Storage', days: 14, rate: 38, amount: 532 },
  { id: 'cooling', service: 'Cooling', days: 5, rate: 64, amount: 320 },
  { id: 'crane', service: 'Crane', days: 1, rate: 410, amount: 410 },
  { id: TOTAL_ID, service: 'Total', amount: 1262 },
];

export default function SubtotalRows() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Invoice"
        rows={rows}
        columns={columns}
        getRowClassName={({ id }) => (id === TOTAL_ID ? 'depot-total' : '')}
        sx={{ '& .depot-total': { fontWeight: 700, bgcolor: 'action.hover' } }}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
