import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 120 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, stall: 'Cheese', revenue: 640 },
  { id: 2, stall: 'Honey', revenue: 210 },
  { id: 3, stall: 'Bread', revenue: 485 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.revenue), 0);

  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <Typography variant="body2">Total: {total} €</Typography>
      <Button size="small" onClick={() => apiRef.current.exportDataAsCsv()}>
        Save as CSV
      </Button>
    </GridFooterContainer>
  );
}

export default function TotalFooter() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid aria-label="Market day" rows={rows} columns={columns} slots={{ footer: Footer }} />
    </Box>
  );
}
