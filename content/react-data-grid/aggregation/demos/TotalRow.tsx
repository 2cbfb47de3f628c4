import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  gridClasses,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const columns: GridColDef<Harvest>[] = [
  {
    field: 'crop',
    headerName: 'Crop',
    flex: 1,
    minWidth: 120,
    renderCell: ({ id, value }) =>
      id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? <strong>Total</strong> : value,
  },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 130 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 150 },
];

export default function TotalRow() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Harvests with a total"
        rows={harvests}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { crates: 'sum', kilos: 'sum' } } }}
        sx={{
          [`& .${gridClasses.footerCell}`]: { color: 'text.primary', fontWeight: 'bold' },
          [`& .${gridClasses.aggregationColumnHeaderLabel}`]: { fontStyle: 'italic' },
        }}
      />
    </Box>
  );
}
