import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource, GridSlotProps } from '@mui/x-data-grid-premium';
import { readLevels, serverFunctions } from './power';
import type { Station } from './power';

const dataSource: GridDataSource = {
  getRows: ({ groupFields = [], groupKeys = [], aggregationModel }) =>
    readLevels(groupFields, groupKeys, aggregationModel),
  getGroupKey: (row) => row.groupName ?? row.id,
  getChildrenCount: (row) => row.groupSize ?? 0,
  // The response has one row of totals, and each group has its own.
  getAggregatedValue: (row, field) => (row.totals ?? row)[field],
};

const columns: GridColDef<Station>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'name', headerName: 'Station', width: 130 },
  { field: 'capacity', headerName: 'Capacity (MW)', type: 'number', width: 140 },
  { field: 'output', headerName: 'Output (GWh)', type: 'number', width: 140 },
];

// A loading group's indicator has no name of its own.
function NamedProgress(props: GridSlotProps['baseCircularProgress']) {
  return <CircularProgress {...props} aria-label="Loading" />;
}

export default function GroupServerTotals() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Power stations by country"
        columns={columns}
        dataSource={dataSource}
        slots={{ baseCircularProgress: NamedProgress }}
        aggregationFunctions={serverFunctions}
        groupingColDef={{
          headerName: 'Country, station',
          leafField: 'name',
          minWidth: 190,
          flex: 1,
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Scotland'}
        disableColumnFilter
        disableColumnSorting
        disablePivoting
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { country: false, name: false } },
          rowGrouping: { model: ['country'] },
          aggregation: { model: { capacity: 'sum', output: 'sum' } },
        }}
      />
    </Box>
  );
}
