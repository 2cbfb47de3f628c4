import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunctionDataSource,
  GridColDef,
  GridDataSource,
} from '@mui/x-data-grid-premium';
import { readStations, serverFunctions } from './power';
import type { Station } from './power';

const dataSource: GridDataSource = {
  getRows: readStations,
  getAggregatedValue: (row, field) => row[field],
};

const median: GridAggregationFunctionDataSource = { label: 'median', columnTypes: ['number'] };
const functions = { ...serverFunctions, serverMedian: median };

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'capacity', headerName: 'Capacity (MW)', type: 'number', width: 140 },
  { field: 'output', headerName: 'Output (GWh)', type: 'number', width: 140 },
];

export default function ServerFunction() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Power stations"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        disableColumnFilter
        disableColumnSorting
        disablePivoting
        disableRowGrouping
        pagination
        pageSizeOptions={[4]}
        initialState={{
          aggregation: { model: { capacity: 'serverMedian', output: 'avg' } },
          pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 },
        }}
      />
    </Box>
  );
}
