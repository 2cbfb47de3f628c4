import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridColDef,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';
import { harvests } from '../../data/harvests';
import type { Harvest } from '../../data/harvests';

/** The average price per crate, in which a large harvest counts more than a small one. */
const meanPrice: GridAggregationFunction<GridValidRowModel | undefined, number | null> = {
  label: 'mean',
  columnTypes: ['number'],
  getCellValue: ({ field, row }) => (row[field] === undefined ? undefined : row),
  apply: ({ values }) => {
    const harvests = values.filter((harvest) => harvest !== undefined);
    const crates = harvests.reduce((sum, harvest) => sum + harvest.crates, 0);
    const euros = harvests.reduce((sum, harvest) => sum + harvest.crates * harvest.price, 0);
    return crates === 0 ? null : euros / crates;
  },
  valueFormatter: (value?: number | null) => (value == null ? '' : `€${value.toFixed(2)}`),
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, meanPrice };

const columns: GridColDef<Harvest>[] = [
  { field: 'orchard', headerName: 'Orchard', width: 140 },
  { field: 'grade', headerName: 'Grade', width: 110 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 120 },
];

export default function WeightedPrice() {
  return (
    <Box sx={{ width: '100%', height: 326 }}>
      <DataGridPremium
        aria-label="Mean price by orchard and grade"
        rows={harvests}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        hideFooter
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'orchard' }],
              columns: [{ field: 'grade', sort: 'desc' }],
              values: [
                { field: 'crates', aggFunc: 'sum' },
                { field: 'price', aggFunc: 'meanPrice' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
