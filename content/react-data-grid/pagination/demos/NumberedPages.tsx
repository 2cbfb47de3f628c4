import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        aria-label="Consignments"
        rows={consignments}
        columns={columns}
        pageSizeOptions={[4]}
        slots={{ pagination: PageNumbers }}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </Box>
  );
}
