import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Delayed', 'In transit', 'Stored'],
    width: 120,
  },
  { field: 'arrived', headerName: 'Arrived', type: 'date', width: 120 },
];

const rows = [
  { id: 1, goods: 'Ceramic tiles', weight: 18, status: 'Stored', arrived: new Date(2025, 2, 3) },
  { id: 2, goods: 'Coffee, green', weight: 12, status: 'Delayed', arrived: null },
  { id: 3, goods: 'Wine, bottled', weight: 9, status: 'Stored', arrived: new Date(2025, 2, 6) },
  { id: 4, goods: 'Bicycle frames', weight: 4, status: 'In transit', arrived: null },
  { id: 5, goods: 'Paper rolls', weight: 21, status: 'Stored', arrived: new Date(2025, 2, 9) },
];

export default function BasicFiltering() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'status', operator: 'is', value: 'Stored' }] },
          },
        }}
      />
    </Box>
  );
}
