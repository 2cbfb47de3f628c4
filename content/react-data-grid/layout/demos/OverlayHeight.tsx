import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function OverlayHeight() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Consignments to check"
        rows={[]}
        columns={columns}
        hideFooter
        localeText={{ noRowsLabel: 'Nothing left to check' }}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
      />
    </Box>
  );
}
