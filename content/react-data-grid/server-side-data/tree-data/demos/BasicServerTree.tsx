import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { readUnits } from './archive';
import type { Unit } from './archive';

const columns: GridColDef<Unit>[] = [
  { field: 'documents', headerName: 'Documents', type: 'number', width: 130 },
];

export default function BasicServerTree() {
  const [request, setRequest] = React.useState<string[]>([]);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ groupKeys }) => {
        setRequest(groupKeys ?? []);
        return { rows: await readUnits(groupKeys) };
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childrenCount,
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2">
        groupKeys in the last request: {JSON.stringify(request)}
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          aria-label="Archive"
          columns={columns}
          dataSource={dataSource}
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
