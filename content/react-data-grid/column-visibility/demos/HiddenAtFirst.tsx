import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    goods: 'Coffee, green',
    customer: 'Marlow & Daughters',
    weight: 4400,
  },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', customer: 'Halden Print', weight: 11317 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', customer: 'Okafor Marine', weight: 13184 },
];

export default function HiddenAtFirst() {
  return (
    <Box sx={{ width: '100%', height: 272 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{ columns: { columnVisibilityModel: { customer: false } } }}
      />
    </Box>
  );
}
