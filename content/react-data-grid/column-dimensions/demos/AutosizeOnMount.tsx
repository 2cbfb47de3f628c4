import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'customer', headerName: 'Customer' },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', customer: 'Marlow & Daughters' },
  { id: 2, bay: 'A2', goods: 'Olive oil, extra virgin, in cans', customer: 'Casa Ribera' },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', customer: 'Velo Nord' },
];

export default function AutosizeOnMount() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Bays"
        rows={rows}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{ includeOutliers: true, expand: true }}
        hideFooter
      />
    </Box>
  );
}
