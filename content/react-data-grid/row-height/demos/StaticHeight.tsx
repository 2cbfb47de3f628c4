import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts' },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil' },
];

export default function StaticHeight() {
  return (
    <Box sx={{ width: '100%', height: 188 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} rowHeight={32} hideFooter />
    </Box>
  );
}
