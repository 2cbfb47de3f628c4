import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { readDeliveries } from './dairy';
import type { Delivery } from './dairy';

const models: Record<string, string[]> = {
  Valley: ['valley'],
  'Kind, month': ['kind', 'day'],
  'No groups': [],
};

const columns: GridColDef<Delivery>[] = [
  { field: 'farm', headerName: 'Farm', width: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 100, groupable: false },
  { field: 'valley', headerName: 'Valley', width: 130 },
  { field: 'kind', headerName: 'Milk from', width: 120 },
  { field: 'day', headerName: 'Day', width: 120 },
];

export default function FullServerGrouping() {
  const [model, setModel] = React.useState(['kind', 'day']);
  const [request, setRequest] = React.useState({ fields: ['kind', 'day'], keys: [] as string[] });

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async (params) => {
        const { groupFields = [], groupKeys = [] } = params;
        setRequest({ fields: groupFields, keys: groupKeys });
        return { rows: await readDeliveries(params) };
      },
      getGroupKey: (row) => row.groupName ?? String(row.id),
      getChildrenCount: (row) => row.groupSize ?? 0,
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Group by"
        value={model.join()}
        onChange={(_event, value: string | null) =>
          setModel(value === null ? model : value.split(',').filter(Boolean))
        }
      >
        {Object.entries(models).map(([name, fields]) => (
          <ToggleButton key={name} value={fields.join()}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2">
        groupFields in the last request: {JSON.stringify(request.fields)}
        <br />
        groupKeys: {JSON.stringify(request.keys)}
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          aria-label="Milk deliveries"
          columns={columns}
          dataSource={dataSource}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          groupingColDef={{ width: 220 }}
          disableColumnFilter
          disablePivoting
          hideFooter
        />
      </Box>
    </Stack>
  );
}
