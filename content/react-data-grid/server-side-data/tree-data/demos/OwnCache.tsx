import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource, GridDataSourceCache } from '@mui/x-data-grid-pro';
import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';
import { readUnits } from './archive';
import type { Unit } from './archive';

const columns: GridColDef<Unit>[] = [
  { field: 'documents', headerName: 'Documents', type: 'number', width: 130 },
];

// In your application: the store of your data library. It outlives the grid.
const store = new Map<string, GridGetRowsResponse>();
const getKey = ({ groupKeys }: GridGetRowsParams) => ['archive', ...(groupKeys ?? [])].join('/');

const cache: GridDataSourceCache = {
  set: (params, response) => store.set(getKey(params), response),
  get: (params) => store.get(getKey(params)),
  clear: () => undefined,
};

export default function OwnCache() {
  const [version, setVersion] = React.useState(1);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ groupKeys }) => {
        setRequests((earlier) => earlier + 1);
        return { rows: await readUnits(groupKeys) };
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childrenCount,
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setVersion(version + 1)}>
          Mount a new grid
        </Button>
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <Box sx={{ height: 316 }}>
        <DataGridPro
          key={version}
          aria-label="Archive"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          treeData
          groupingColDef={{ headerName: 'Unit', flex: 1, minWidth: 180 }}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
    </Stack>
  );
}
