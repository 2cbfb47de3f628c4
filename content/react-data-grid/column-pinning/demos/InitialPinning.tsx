import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Consignment', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 240 },
  { field: 'port', headerName: 'Port', width: 220 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 200 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const rows = [
  { id: 'DEP-4101', goods: 'Coffee, green', port: 'Rotterdam', weight: 4400, status: 'Delivered' },
  { id: 'DEP-4102', goods: 'Paper rolls', port: 'Bilbao', weight: 11317, status: 'Delivered' },
  { id: 'DEP-4103', goods: 'Pump parts', port: 'Genoa', weight: 13184, status: 'At sea' },
  { id: 'DEP-4104', goods: 'Olive oil', port: 'Halifax', weight: 2301, status: 'At sea' },
  { id: 'DEP-4105', goods: 'Ceramic tiles', port: 'Bergen', weight: 11558, status: 'Loading' },
  { id: 'DEP-4106', goods: 'Black tea', port: 'Gdańsk', weight: 5785, status: 'In storage' },
  { id: 'DEP-4107', goods: 'Wool blankets', port: 'Bergen', weight: 2159, status: 'Booked' },
];

export default function InitialPinning() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ pinnedColumns: { left: ['id'], right: ['status'] } }}
      />
    </Box>
  );
}
