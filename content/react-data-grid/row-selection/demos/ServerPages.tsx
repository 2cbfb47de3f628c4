import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createConsignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const serverRows = createConsignments(12);
const RESPONSE_MS = 400;

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const firstPage: GridPaginationModel = { page: 0, pageSize: 4 };

interface LoadedPage {
  page: GridPaginationModel;
  rows: Consignment[];
}

export default function ServerPages() {
  const [page, setPage] = React.useState(firstPage);
  const [loaded, setLoaded] = React.useState<LoadedPage>({
    page: firstPage,
    rows: serverRows.slice(0, firstPage.pageSize),
  });

  React.useEffect(() => {
    const timer = setTimeout(() => {
      const start = page.page * page.pageSize;
      setLoaded({ page, rows: serverRows.slice(start, start + page.pageSize) });
    }, RESPONSE_MS);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <Box sx={{ width: '100%', height: 322 }}>
      <DataGrid
        aria-label="Consignments"
        rows={loaded.rows}
        columns={columns}
        loading={loaded.page !== page}
        checkboxSelection
        keepNonExistentRowsSelected
        paginationMode="server"
        rowCount={serverRows.length}
        pageSizeOptions={[4]}
        paginationModel={page}
        onPaginationModelChange={setPage}
      />
    </Box>
  );
}
