import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

/** The cells are in kilograms, but their sum is in metric tons. */
const tons: GridAggregationFunction<unknown, number> = {
  ...GRID_AGGREGATION_FUNCTIONS.sum,
  label: 'total in metric tons',
  valueFormatter: (kilos: number) => `${(kilos / 1000).toFixed(2)} t`,
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, tons };

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  {
    field: 'kilos',
    headerName: 'Weight',
    type: 'number',
    width: 160,
    valueFormatter: (value: number) => `${value} kg`,
  },
];

export default function FormattedResult() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Harvests"
        rows={harvests}
        columns={columns}
        aggregationFunctions={functions}
        hideFooter
        initialState={{ aggregation: { model: { kilos: 'tons' } } }}
      />
    </Box>
  );
}
