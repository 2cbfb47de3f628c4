import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

/** A column's distinct values, in the order in which they first appear. */
const distinct: GridAggregationFunction<string, string> = {
  label: 'distinct values',
  columnTypes: ['string'],
  apply: ({ values }) => [...new Set(values)].join(', '),
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };

const columns: GridColDef<Harvest>[] = [
  { field: 'field', headerName: 'Field', width: 130 },
  { field: 'crop', headerName: 'Crops', flex: 1, minWidth: 170 },
];

export default function DistinctTexts() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Crops in each field"
        rows={harvests}
        columns={columns}
        aggregationFunctions={functions}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'River Strip'}
        groupingColDef={{ width: 180 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { field: false } },
          rowGrouping: { model: ['field'] },
          aggregation: { model: { crop: 'distinct' } },
        }}
      />
    </Box>
  );
}
