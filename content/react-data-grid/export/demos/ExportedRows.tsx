import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridCsvGetRowsToExportParams } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function allRows({ apiRef }: GridCsvGetRowsToExportParams) {
  return gridSortedRowIdsSelector(apiRef);
}

function firstTen({ apiRef }: GridCsvGetRowsToExportParams) {
  return gridSortedRowIdsSelector(apiRef).slice(0, 10);
}

export default function ExportedRows() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => apiRef.current?.exportDataAsCsv()}>
          Matching rows
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsCsv({ getRowsToExport: allRows })}
        >
          All rows
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsCsv({ getRowsToExport: firstTen })}
        >
          First ten
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Consignments"
          apiRef={apiRef}
          rows={consignments}
          columns={columns}
          checkboxSelection
          pageSizeOptions={[4, 20]}
          initialState={{
            pagination: { paginationModel: { pageSize: 4 } },
            filter: {
              filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Loading' }] },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
