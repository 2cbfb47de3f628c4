import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';

const medianWait: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle];
    const lower = sorted[middle - 1];
    if (upper === undefined) {
      return null;
    }
    return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
  },
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, medianWait };

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Waiting (min)', type: 'number', width: 170 },
];

const rows = [
  { id: 1, gate: 'Harbor Road', minutes: 12 },
  { id: 2, gate: 'Mill Lane', minutes: 4 },
  { id: 3, gate: 'Rail yard', minutes: 7 },
  { id: 4, gate: 'South', minutes: 55 },
];

export default function OwnFunction() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Waiting time at the gates"
        rows={rows}
        columns={columns}
        aggregationFunctions={functions}
        hideFooter
        initialState={{ aggregation: { model: { minutes: 'medianWait' } } }}
      />
    </Box>
  );
}
