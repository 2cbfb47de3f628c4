import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { queryConsignments } from '../../data/server';

// Outside the component: the same reference on every render.
const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel, filterModel }) =>
    queryConsignments({ start: Number(start), end, sortModel, filterModel }),
};

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

export default function BasicDataSource() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        label="Consignments"
        columns={columns}
        dataSource={dataSource}
        showToolbar
        pageSizeOptions={[5, 10, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
      />
    </Box>
  );
}
