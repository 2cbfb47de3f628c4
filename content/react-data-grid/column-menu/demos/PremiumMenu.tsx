import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 120 },
  { field: 'crop', headerName: 'Crop', width: 140 },
  { field: 'hectares', headerName: 'Hectares', type: 'number', width: 140 },
];

const rows = [
  { id: 1, field: 'Millbrook', crop: 'Barley', hectares: 14 },
  { id: 2, field: 'Long Acre', crop: 'Oats', hectares: 9 },
  { id: 3, field: 'Upper Downs', crop: 'Barley', hectares: 21 },
  { id: 4, field: 'River Piece', crop: 'Oats', hectares: 6 },
];

export default function PremiumMenu() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Fields"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { hectares: 'sum' } } }}
      />
    </Box>
  );
}
