import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'gross', headerName: 'Gross weight with pallets (kg)', type: 'number', width: 150 },
  { field: 'net', headerName: 'Net weight of goods (kg)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, goods: 'Coffee, green', gross: 4400, net: 4275 },
  { id: 2, goods: 'Paper rolls', gross: 11317, net: 11017 },
  { id: 3, goods: 'Pump parts', gross: 13184, net: 12709 },
];

export default function HeaderHeight() {
  return (
    <Box sx={{ width: '100%', height: 240 }}>
      <DataGrid
        aria-label="Weights"
        rows={rows}
        columns={columns}
        hideFooter
        columnHeaderHeight={80}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.4 },
          [`& .${gridClasses['columnHeader--numeric']}`]: { textAlign: 'end' },
        }}
      />
    </Box>
  );
}
