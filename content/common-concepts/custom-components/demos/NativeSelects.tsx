import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'Gear wheels', carrier: 'Fjordlink', status: 'Booked' },
  { id: 2, parcel: 'Lantern oil', carrier: 'Coastline', status: 'Loading' },
  { id: 3, parcel: 'Wool, raw', carrier: 'Fjordlink', status: 'At sea' },
];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Booked', 'Loading', 'At sea', 'Delivered'],
    editable: true,
    width: 140,
  },
];

export default function NativeSelects() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ baseSelect: { native: true } }}
      />
    </Box>
  );
}
