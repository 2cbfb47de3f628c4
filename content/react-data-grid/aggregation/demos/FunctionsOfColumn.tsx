import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', flex: 1, minWidth: 110 },
  {
    field: 'celsius',
    headerName: 'Temperature (°C)',
    type: 'number',
    width: 180,
    // A sum of temperatures is meaningless.
    availableAggregationFunctions: ['min', 'max', 'avg'],
  },
  { field: 'kilos', headerName: 'Stored (kg)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, store: 'Cellar', celsius: 9, kilos: 610 },
  { id: 2, store: 'Cold room', celsius: 3, kilos: 1204 },
  { id: 3, store: 'Barn', celsius: 14, kilos: 280 },
];

export default function FunctionsOfColumn() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Stores"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { celsius: 'max', kilos: 'sum' } } }}
      />
    </Box>
  );
}
