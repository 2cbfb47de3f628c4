import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { createConsignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = createConsignments(12);

export default function SelectPage() {
  return (
    <Box sx={{ width: '100%', height: 322 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </Box>
  );
}
