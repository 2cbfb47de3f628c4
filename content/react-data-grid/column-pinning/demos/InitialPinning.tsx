import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 120 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = consignments.slice(0, 20);

export default function InitialPinning() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ pinnedColumns: { left: ['reference'], right: ['status'] } }}
      />
    </Box>
  );
}
