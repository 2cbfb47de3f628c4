import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const first: GridAggregationFunction = {
  label: 'of the first row',
  applySorting: true,
  apply: ({ values }) => values[0],
};

const last: GridAggregationFunction = {
  label: 'of the last row',
  applySorting: true,
  apply: ({ values }) => values.at(-1),
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, first, last };

const columns: GridColDef<Harvest>[] = [
  { field: 'picked', headerName: 'Picked', type: 'date', width: 140 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 150 },
];

export default function FirstAndLast() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Harvests, latest first"
        rows={harvests}
        columns={columns}
        aggregationFunctions={functions}
        hideFooter
        initialState={{
          aggregation: { model: { crop: 'first', kilos: 'last' } },
          sorting: { sortModel: [{ field: 'picked', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
