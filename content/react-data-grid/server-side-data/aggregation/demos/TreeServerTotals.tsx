import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource, GridSlotProps } from '@mui/x-data-grid-premium';
import { readLevels, serverFunctions } from './power';
import type { Station } from './power';

const levels = ['country', 'source'];

const dataSource: GridDataSource = {
  getRows: ({ groupKeys = [], aggregationModel }) =>
    readLevels(levels, groupKeys, aggregationModel),
  getGroupKey: (row) => row.groupName ?? row.name,
  getChildrenCount: (row) => row.groupSize ?? 0,
  getAggregatedValue: (row, field) => (row.totals ?? row)[field],
};

const columns: GridColDef<Station>[] = [
  { field: 'capacity', headerName: 'Capacity (MW)', type: 'number', width: 140 },
  { field: 'output', headerName: 'Output (GWh)', type: 'number', width: 140 },
];

// A loading group's indicator has no name of its own.
function NamedProgress(props: GridSlotProps['baseCircularProgress']) {
  return <CircularProgress {...props} aria-label="Loading" />;
}

export default function TreeServerTotals() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Power stations by country and source"
        columns={columns}
        dataSource={dataSource}
        slots={{ baseCircularProgress: NamedProgress }}
        aggregationFunctions={serverFunctions}
        treeData
        groupingColDef={{ headerName: 'Grid area', minWidth: 190, flex: 1 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Portugal'}
        disableColumnFilter
        disableColumnSorting
        disablePivoting
        disableRowGrouping
        hideFooter
        initialState={{ aggregation: { model: { capacity: 'sum', output: 'sum' } } }}
      />
    </Box>
  );
}
