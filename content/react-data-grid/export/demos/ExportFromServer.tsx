import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { queryConsignments } from '../../data/server';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
];

const everything = { sortModel: [], filterModel: { items: [] } };

function quote(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

function toCsv(rows: Consignment[]): string {
  const heads = columns.map(({ field, headerName }) => quote(headerName ?? field));
  const lines = rows.map(({ reference, goods, port }) => [reference, goods, port].map(quote));
  return [heads, ...lines].map((cells) => cells.join(',')).join('\r\n');
}

function download(text: string, fileName: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

export default function ExportFromServer() {
  const [query, setQuery] =
    React.useState<Pick<GridGetRowsParams, 'sortModel' | 'filterModel'>>(everything);

  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ sortModel, filterModel, start, end }) => {
        setQuery({ sortModel, filterModel });
        return queryConsignments({ sortModel, filterModel, start: Number(start), end });
      },
    }),
    [],
  );

  const [state, exportAll, isLoading] = React.useActionState(async () => {
    const { rows } = await queryConsignments({ ...query, start: 0, end: Number.MAX_SAFE_INTEGER });
    download(toCsv(rows), 'consignments.csv');
    return `Rows saved: ${rows.length}`;
  }, '');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => React.startTransition(exportAll)}>
          Export all rows
        </Button>
        <span role="status">{isLoading ? 'Loading…' : state}</span>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          aria-label="Consignments"
          columns={columns}
          dataSource={source}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </Box>
    </Stack>
  );
}
