import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';

const beds = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2'];

/** Stands in for a ward where the beds change from one request to the next. */
function createSource(onRequest: (count: number) => void): GridDataSource {
  let requests = 0;
  return {
    getRows: async ({ start, end }) => {
      requests += 1;
      onRequest(requests);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const rows = beds.map((bed, index) => ({
        id: bed,
        bed,
        state: (index + requests) % 3 === 0 ? 'Free' : 'Occupied',
      }));
      return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
    },
  };
}

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', width: 110, sortable: false },
  { field: 'state', headerName: 'Status', flex: 1, minWidth: 120, sortable: false },
];

export default function WithoutCache() {
  const [requests, setRequests] = React.useState(0);
  const [dataSource] = React.useState(() => createSource(setRequests));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Ward beds"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          disableColumnFilter
          pageSizeOptions={[3]}
          initialState={{ pagination: { paginationModel: { pageSize: 3 }, rowCount: 0 } }}
        />
      </Box>
    </Stack>
  );
}
