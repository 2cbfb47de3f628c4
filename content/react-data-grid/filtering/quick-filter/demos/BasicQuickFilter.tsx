import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, goods: 'Ceramic tiles', port: 'Málaga', pallets: 18 },
  { id: 2, goods: 'Coffee, green', port: 'Antwerp', pallets: 24 },
  { id: 3, goods: 'Coffee, roasted', port: 'Bergen', pallets: 6 },
  { id: 4, goods: 'Dried fish', port: 'Bergen', pallets: 12 },
];

export default function BasicQuickFilter() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['coffee'] } },
        }}
      />
    </Box>
  );
}
