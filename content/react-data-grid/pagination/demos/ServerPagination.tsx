import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { queryConsignments } from '../../data/server';
import type { ConsignmentAnswer } from '../../data/server';

const COLUMNS: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120, sortable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, sortable: false },
  { field: 'status', headerName: 'Status', width: 110, sortable: false },
];

export default function ServerPagination() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<ConsignmentAnswer>({ rows: [], rowCount: 0 });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    const start = model.page * model.pageSize;
    queryConsignments({
      sortModel: [],
      filterModel: { items: [] },
      start,
      end: start + model.pageSize - 1,
    }).then((loaded) => {
      if (current) {
        setAnswer(loaded);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        aria-label="Consignments"
        rows={answer.rows}
        rowCount={answer.rowCount}
        columns={COLUMNS}
        loading={loading}
        disableColumnFilter
        paginationMode="server"
        pageSizeOptions={[5, 10]}
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setLoading(true);
          setModel(next);
        }}
      />
    </Box>
  );
}
