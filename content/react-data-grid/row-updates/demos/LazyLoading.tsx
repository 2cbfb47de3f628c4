import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { createConsignments } from '../../data/consignments';

const serverRows = createConsignments(500);
const RESPONSE_MS = 600;

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140, sortable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, sortable: false },
  { field: 'port', headerName: 'Port', width: 120, sortable: false },
];

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));
    return { rows: serverRows.slice(Number(start), end + 1), rowCount: serverRows.length };
  },
};

export default function LazyLoading() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPro
        aria-label="Consignment archive"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        disableColumnFilter
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
      />
    </Box>
  );
}
