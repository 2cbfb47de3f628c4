import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  {
    field: 'goods',
    headerName: 'Goods',
    width: 150,
    colSpan: 2,
    valueGetter: (value: string, row) => `${value}, ${row.pallets} pallets`,
  },
  { field: 'pallets', headerName: 'Pallets', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24, customer: 'Marlow & Daughters' },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 12, customer: 'Casa Ribera' },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', pallets: 31, customer: 'Velo Nord' },
];

export default function SpanByNumber() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Bays"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
