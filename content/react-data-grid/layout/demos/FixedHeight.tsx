import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

export default function FixedHeight() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid aria-label="Consignments" rows={consignments} columns={columns} />
    </Box>
  );
}
