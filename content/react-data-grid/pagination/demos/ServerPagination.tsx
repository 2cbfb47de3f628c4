import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { findConsignments, queryConsignments } from '../../data/server';
import type { ConsignmentQuery } from '../../data/server';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120, sortable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, sortable: false },
  { field: 'status', headerName: 'Status', width: 110, sortable: false },
];

function getQuery({ page, pageSize }: GridPaginationModel): ConsignmentQuery {
  const start = page * pageSize;
  return { sortModel: [], filterModel: { items: [] }, start, end: start + pageSize - 1 };
}

const firstPage: GridPaginationModel = { page: 0, pageSize: 5 };
// The first rows come with the page, so the grid is never empty.
const firstAnswer = { model: firstPage, ...findConsignments(getQuery(firstPage)) };

export default function ServerPagination() {
  const [model, setModel] = React.useState(firstPage);
  const [answer, setAnswer] = React.useState(firstAnswer);

  React.useEffect(() => {
    let current = true;
    void queryConsignments(getQuery(model)).then((loaded) => {
      // An older response that arrives late must not replace a newer one.
      if (current) {
        setAnswer({ model, ...loaded });
      }
    });
    return () => {
      current = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        aria-label="Consignments"
        rows={answer.rows}
        rowCount={answer.rowCount}
        columns={columns}
        loading={answer.model !== model}
        disableColumnFilter
        paginationMode="server"
        pageSizeOptions={[5, 10]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
