import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { accessions, readAccessions } from './seed-bank';
import type { Accession } from './seed-bank';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
];

/** The first request at each position except the top one fails. */
function createSource(): GridDataSource {
  const asked = new Set<GridGetRowsParams['start']>([0]);
  return {
    getRows: async (params) => {
      const rows = await readAccessions(params);
      if (!asked.has(params.start)) {
        asked.add(params.start);
        throw new Error('The vault is not responding.');
      }
      return { rows, rowCount: accessions.length };
    },
  };
}

export default function RetryRequest() {
  const apiRef = useGridApiRef();
  const [dataSource] = React.useState(createSource);
  const [failed, setFailed] = React.useState<GridGetRowsParams>();

  const retry = () => {
    void apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed);
    setFailed(undefined);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity={failed ? 'error' : 'info'}
        aria-live="polite"
        action={
          failed && (
            <Button color="inherit" size="small" onClick={retry}>
              Try again
            </Button>
          )
        }
      >
        {failed
          ? `Rows ${failed.start} to ${failed.end} are missing.`
          : 'Scroll down: the first request at each position fails.'}
      </Alert>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Seed bank"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params);
            }
          }}
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </Box>
    </Stack>
  );
}
