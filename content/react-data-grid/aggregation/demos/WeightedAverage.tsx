import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';

interface Price {
  pallets: number;
  perPallet: number;
}

/** The average price of a pallet: loads with more pallets count more. */
const weightedPrice: GridAggregationFunction<Price, number> = {
  label: 'weighted',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ pallets: row.pallets, perPallet: row.perPallet }),
  apply: ({ values }) => {
    let pallets = 0;
    let total = 0;
    for (const value of values) {
      if (value) {
        pallets += value.pallets;
        total += value.pallets * value.perPallet;
      }
    }
    return pallets === 0 ? null : total / pallets;
  },
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, weightedPrice };

const columns: GridColDef[] = [
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 130 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120, aggregable: false },
  {
    field: 'perPallet',
    headerName: '€ per pallet',
    type: 'number',
    width: 160,
    availableAggregationFunctions: ['weightedPrice', 'min', 'max'],
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
  },
];

const rows = [
  { id: 1, load: 'Roof tiles', pallets: 18, perPallet: 24 },
  { id: 2, load: 'Office chairs', pallets: 2, perPallet: 61 },
  { id: 3, load: 'Bicycle frames', pallets: 31, perPallet: 38 },
];

export default function WeightedAverage() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Load prices"
        rows={rows}
        columns={columns}
        aggregationFunctions={functions}
        hideFooter
        initialState={{ aggregation: { model: { perPallet: 'weightedPrice' } } }}
      />
    </Box>
  );
}
