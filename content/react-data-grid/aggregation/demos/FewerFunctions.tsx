import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const { sum, max, sizeTrue } = GRID_AGGREGATION_FUNCTIONS;
const functions = { sum, max, sizeTrue };

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 150 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 140 },
];

export default function FewerFunctions() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Harvests"
        rows={harvests}
        columns={columns}
        aggregationFunctions={functions}
        hideFooter
        initialState={{ aggregation: { model: { kilos: 'sum' } } }}
      />
    </Box>
  );
}
