import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridDataSource,
  GridGroupNode,
  GridSlotProps,
} from '@mui/x-data-grid-premium';
import { readDeliveries } from './dairy';
import type { Delivery } from './dairy';

const dataSource: GridDataSource = {
  getRows: async (params) => ({ rows: await readDeliveries(params) }),
  getGroupKey: (row) => row.groupName ?? String(row.id),
  getChildrenCount: (row) => row.groupSize ?? 0,
};

const columns: GridColDef<Delivery>[] = [
  { field: 'valley', headerName: 'Valley', width: 130 },
  { field: 'farm', headerName: 'Farm', width: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 100, groupable: false },
];

const isMoor = (node: GridGroupNode) =>
  node.groupingField === 'valley' && node.groupingKey === 'Moor';

// A loading group's indicator has no name of its own.
function NamedProgress(props: GridSlotProps['baseCircularProgress']) {
  return <CircularProgress {...props} aria-label="Loading" />;
}

export default function OpenGroups() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Milk deliveries"
        columns={columns}
        dataSource={dataSource}
        slots={{ baseCircularProgress: NamedProgress }}
        isGroupExpandedByDefault={isMoor}
        groupingColDef={{ minWidth: 190, flex: 1 }}
        disableColumnFilter
        disablePivoting
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { valley: false } },
          rowGrouping: { model: ['valley', 'farm'] },
        }}
      />
    </Box>
  );
}
