import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'string', width: 130 },
  { field: 'weight', headerName: 'number', type: 'number', width: 110 },
  { field: 'departure', headerName: 'date', type: 'date', width: 120 },
  { field: 'weighed', headerName: 'dateTime', type: 'dateTime', width: 190 },
  { field: 'insured', headerName: 'boolean', type: 'boolean', width: 100 },
  {
    field: 'status',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: ['Booked', 'At sea', 'Delivered'],
    width: 130,
  },
  { field: 'note', headerName: 'longText', type: 'longText', width: 180 },
];

const rows = [
  {
    id: 1,
    goods: 'Olive oil',
    weight: 2301,
    departure: new Date(2025, 2, 4),
    weighed: new Date(2025, 2, 3, 9, 12),
    insured: false,
    status: 'Delivered',
    note: 'Keep upright and out of the sun; two pallets are for the shop at the quay.',
  },
  {
    id: 2,
    goods: 'Black tea',
    weight: 5785,
    departure: new Date(2025, 2, 5),
    weighed: new Date(2025, 2, 4, 16, 40),
    insured: true,
    status: 'At sea',
    note: 'Must not share a container with spices.',
  },
  {
    id: 3,
    goods: 'Pump parts',
    weight: 13184,
    departure: new Date(2025, 2, 6),
    weighed: new Date(2025, 2, 5, 11, 5),
    insured: true,
    status: 'Booked',
    note: 'Heavy: the small crane cannot lift pallet 4.',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid
        aria-label="One column of each type"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
