import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridDataSourceCacheDefault } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { queryConsignments } from '../../data/server';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 120 },
];

const TEN_SECONDS = 10_000;

export default function ShortLifetime() {
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({ ttl: TEN_SECONDS }));
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: ({ start, end, sortModel, filterModel }) => {
        setRequests((earlier) => earlier + 1);
        return queryConsignments({ start: Number(start), end, sortModel, filterModel });
      },
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Consignment status"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          pageSizeOptions={[3]}
          initialState={{ pagination: { paginationModel: { pageSize: 3 }, rowCount: 0 } }}
        />
      </Box>
    </Stack>
  );
}
