import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { findConsignments, queryConsignments } from '../../data/server';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

interface Request {
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
  page: GridPaginationModel;
}

function getQuery({ sortModel, filterModel, page }: Request) {
  const start = page.page * page.pageSize;
  return { sortModel, filterModel, start, end: start + page.pageSize - 1 };
}

const firstRequest: Request = {
  sortModel: [{ field: 'pallets', sort: 'desc' }],
  filterModel: { items: [{ field: 'port', operator: 'equals', value: 'Bergen' }] },
  page: { page: 0, pageSize: 5 },
};
const firstAnswer = { request: firstRequest, ...findConsignments(getQuery(firstRequest)) };

export default function ServerTable() {
  const [request, setRequest] = React.useState(firstRequest);
  const [answer, setAnswer] = React.useState(firstAnswer);

  React.useEffect(() => {
    let current = true;
    void queryConsignments(getQuery(request)).then((loaded) => {
      if (current) {
        setAnswer({ request, ...loaded });
      }
    });
    return () => {
      current = false;
    };
  }, [request]);

  // A new sort order or filter starts at the first page: one request, not two.
  const restart = (change: Partial<Request>) =>
    setRequest((last) => ({ ...last, ...change, page: { ...last.page, page: 0 } }));

  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        label="Consignments"
        rows={answer.rows}
        rowCount={answer.rowCount}
        columns={columns}
        loading={answer.request !== request}
        showToolbar
        sortingMode="server"
        sortModel={request.sortModel}
        onSortModelChange={(sortModel) => restart({ sortModel })}
        filterMode="server"
        filterModel={request.filterModel}
        onFilterModelChange={(filterModel) => restart({ filterModel })}
        paginationMode="server"
        pageSizeOptions={[5, 10]}
        paginationModel={request.page}
        onPaginationModelChange={(page) => setRequest((last) => ({ ...last, page }))}
      />
    </Box>
  );
}
