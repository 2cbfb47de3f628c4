import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';

/** Stands in for a server whose queues grow a little with every request. */
function createSource(): GridDataSource {
  let requests = 0;
  return {
    getRows: async () => {
      requests += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const rows = ['Harbor Road', 'Mill Lane', 'Rail yard'].map((gate, index) => ({
        id: gate,
        gate,
        trucks: 2 + ((requests * (index + 3)) % 9),
      }));
      return { rows, rowCount: rows.length };
    },
  };
}

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 120, sortable: false, filterable: false },
  {
    field: 'trucks',
    headerName: 'Trucks waiting',
    type: 'number',
    width: 160,
    sortable: false,
    filterable: false,
  },
];

export default function RefreshSource() {
  const apiRef = useGridApiRef();
  const [dataSource] = React.useState(createSource);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Refresh
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Gates"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
