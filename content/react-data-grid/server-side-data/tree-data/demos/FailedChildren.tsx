import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridGetRowsError } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { readUnits } from './archive';
import type { Unit } from './archive';

const columns: GridColDef<Unit>[] = [
  { field: 'documents', headerName: 'Documents', type: 'number', width: 130 },
];

/** The first request for a unit's children fails. */
function createSource(onSuccess: () => void): GridDataSource {
  const asked = new Set<string>();
  return {
    getRows: async ({ groupKeys = [] }) => {
      const rows = await readUnits(groupKeys);
      const path = groupKeys.join(' / ');
      if (path && !asked.has(path)) {
        asked.add(path);
        throw new Error(`"${path}" is being scanned.`);
      }
      onSuccess();
      return { rows };
    },
    getGroupKey: (row) => row.title,
    getChildrenCount: (row) => row.childrenCount,
  };
}

export default function FailedChildren() {
  const [message, setMessage] = React.useState('');
  const [dataSource] = React.useState(() => createSource(() => setMessage('')));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity={message ? 'error' : 'info'} aria-live="polite">
        {message || 'Expand a row: the first attempt fails, the second succeeds.'}
      </Alert>
      <Box sx={{ height: 316 }}>
        <DataGridPro
          aria-label="Archive"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setMessage(error.message);
            }
          }}
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
