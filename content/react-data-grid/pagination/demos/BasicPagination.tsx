import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', pallets: 3 },
  { id: 5, reference: 'DEP-4105', goods: 'Ceramic tiles', pallets: 10 },
  { id: 6, reference: 'DEP-4106', goods: 'Black tea', pallets: 17 },
  { id: 7, reference: 'DEP-4107', goods: 'Bicycle frames', pallets: 24 },
  { id: 8, reference: 'DEP-4108', goods: 'Wool blankets', pallets: 8 },
  { id: 9, reference: 'DEP-4109', goods: 'Olive oil', pallets: 15 },
  { id: 10, reference: 'DEP-4110', goods: 'Ceramic tiles', pallets: 22 },
  { id: 11, reference: 'DEP-4111', goods: 'Black tea', pallets: 6 },
  { id: 12, reference: 'DEP-4112', goods: 'Bicycle frames', pallets: 13 },
];

export default function BasicPagination() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        pageSizeOptions={[5, 10, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
