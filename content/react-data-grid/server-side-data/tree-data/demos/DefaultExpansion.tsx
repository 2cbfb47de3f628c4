import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridColDef,
  GridDataSource,
  GridSlotProps,
} from '@mui/x-data-grid-pro';
import { readUnits } from './archive';
import type { Unit } from './archive';

const columns: GridColDef<Unit>[] = [
  { field: 'documents', headerName: 'Documents', type: 'number', width: 130 },
];

const expansions: Record<string, Partial<DataGridProProps>> = {
  'One level': { defaultGroupingExpansionDepth: 1 },
  'All levels': { defaultGroupingExpansionDepth: -1 },
  'Rosa Lind': {
    isGroupExpandedByDefault: ({ depth, groupingKey }) =>
      depth > 0 || groupingKey === 'Rosa Lind papers',
  },
};

// A loading group's indicator has no name of its own.
function NamedProgress(props: GridSlotProps['baseCircularProgress']) {
  return <CircularProgress {...props} aria-label="Loading" />;
}

export default function DefaultExpansion() {
  const [expansion, setExpansion] = React.useState('One level');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ groupKeys }) => {
        setRequests((earlier) => (groupKeys?.length ? earlier + 1 : 1));
        return { rows: await readUnits(groupKeys) };
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childrenCount,
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Expanded initially"
        value={expansion}
        onChange={(_event, value: string | null) => setExpansion(value ?? expansion)}
      >
        {Object.keys(expansions).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2">Requests: {requests}</Typography>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          key={expansion}
          aria-label="Archive"
          columns={columns}
          dataSource={dataSource}
          slots={{ baseCircularProgress: NamedProgress }}
          treeData
          {...expansions[expansion]}
          groupingColDef={{ headerName: 'Unit', flex: 1, minWidth: 180 }}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
    </Stack>
  );
}
