import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { readDeliveries } from './dairy';
import type { Delivery } from './dairy';

/** The first request for a group's rows fails. */
function createSource(onSuccess: () => void): GridDataSource {
  const asked = new Set<string>();
  return {
    getRows: async (params) => {
      const rows = await readDeliveries(params);
      const [group] = params.groupKeys ?? [];
      if (group && !asked.has(group)) {
        asked.add(group);
        throw new Error(`${group}: the scales are offline.`);
      }
      onSuccess();
      return { rows };
    },
    getGroupKey: (row) => row.groupName ?? String(row.id),
    getChildrenCount: (row) => row.groupSize ?? 0,
  };
}

const columns: GridColDef<Delivery>[] = [
  { field: 'valley', headerName: 'Valley', width: 130 },
  { field: 'farm', headerName: 'Farm', width: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 100, groupable: false },
];

export default function FailedGroup() {
  const [message, setMessage] = React.useState('');
  const [dataSource] = React.useState(() => createSource(() => setMessage('')));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity={message ? 'error' : 'info'} aria-live="polite">
        {message || 'Expand a group: the first attempt fails, the second succeeds.'}
      </Alert>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Milk deliveries"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          groupingColDef={{ minWidth: 190, flex: 1 }}
          disableColumnFilter
          disablePivoting
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { valley: false } },
            rowGrouping: { model: ['valley'] },
          }}
        />
      </Box>
    </Stack>
  );
}
