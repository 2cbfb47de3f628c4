import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunctionDataSource,
  GridColDef,
  GridDataSource,
} from '@mui/x-data-grid-premium';
import { readStations, SERVER_FUNCTIONS } from './power';
import type { Station } from './power';

const DATA_SOURCE: GridDataSource = {
  getRows: readStations,
  getAggregatedValue: (row, field) => row[field],
};

const MEDIAN: GridAggregationFunctionDataSource = { label: 'median', columnTypes: ['number'] };
const FUNCTIONS = { ...SERVER_FUNCTIONS, median: MEDIAN };

const COLUMNS: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'capacity', headerName: 'Capacity (MW)', type: 'number', width: 140 },
  { field: 'output', headerName: 'Output (GWh)', type: 'number', width: 140 },
];

export default function ServerFunction() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Power stations"
        columns={COLUMNS}
        dataSource={DATA_SOURCE}
        aggregationFunctions={FUNCTIONS}
        disableColumnFilter
        disableColumnSorting
        disablePivoting
        disableRowGrouping
        pagination
        pageSizeOptions={[4]}
        initialState={{
          aggregation: { model: { capacity: 'median', output: 'avg' } },
          pagination: { paginationModel: { pageSize: 4 } },
        }}
      />
    </Box>
  );
}
