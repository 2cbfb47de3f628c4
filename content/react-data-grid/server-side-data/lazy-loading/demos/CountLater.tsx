import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { accessions, readAccessions } from './seed-bank';
import type { Accession } from './seed-bank';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
];

// The responses leave out the total: counting is a slow, separate request.
const dataSource: GridDataSource = {
  getRows: async (params) => ({ rows: await readAccessions(params) }),
};

async function countAccessions(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return accessions.length;
}

export default function CountLater() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState(-1);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={async () => apiRef.current?.setRowCount(await countAccessions())}
        >
          Count the rows
        </Button>
        <Typography variant="body2" role="status">
          {total === -1 ? 'The total is unknown.' : `${total} rows in total.`}
        </Typography>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Seed bank"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onRowCountChange={setTotal}
          disableColumnFilter
          hideFooter
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </Box>
    </Stack>
  );
}
