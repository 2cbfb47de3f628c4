import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, GridDataSourceCacheDefault } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { queryConsignments } from '../../data/server';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

const ONE_MINUTE = 60_000;

export default function RequestLog() {
  const [cached, setCached] = React.useState(true);
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: ({ start, end, sortModel, filterModel }) => {
        setRequests((earlier) => [...earlier, `${Number(start) + 1}–${end + 1}`].slice(-6));
        return queryConsignments({ start: Number(start), end, sortModel, filterModel });
      },
    }),
    [],
  );
  const cache = React.useMemo(
    () => (cached ? new GridDataSourceCacheDefault({ ttl: ONE_MINUTE }) : null),
    [cached],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep responses for a minute"
        control={<Switch checked={cached} onChange={(event) => setCached(event.target.checked)} />}
      />
      <Typography variant="body2" aria-live="polite">
        Requested rows: {requests.join(', ')}
      </Typography>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Consignments"
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
