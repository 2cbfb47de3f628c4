import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { readAccessions } from './seed-bank';
import type { Accession } from './seed-bank';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'seeds', headerName: 'Seeds', type: 'number', width: 100 },
];

export default function UnknownTotal() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async (params) => {
        setRequests((earlier) => [...earlier, `${params.start}–${params.end}`].slice(-5));
        return { rows: await readAccessions(params), rowCount: -1 };
      },
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2">Requested rows: {requests.join(', ')}</Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          aria-label="Seed bank"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          scrollEndThreshold={200}
          disableColumnFilter
          hideFooterRowCount
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </Box>
    </Stack>
  );
}
