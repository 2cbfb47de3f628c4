import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
];

function ColumnFooter() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <Typography variant="body2" aria-live="polite" sx={{ p: 1.5 }}>
      {visible.length} of {all.length} columns:{' '}
      {visible.map((column) => column.headerName).join(', ')}
    </Typography>
  );
}

export default function ColumnSelectors() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        slots={{ footer: ColumnFooter }}
      />
    </Box>
  );
}
