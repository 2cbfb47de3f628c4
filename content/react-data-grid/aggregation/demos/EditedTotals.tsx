import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'pieces', headerName: 'Quantity', type: 'number', width: 120, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true },
  {
    field: 'cost',
    headerName: 'Cost (€)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.pieces * row.price,
  },
];

const rows = [
  { id: 1, item: 'Crates', pieces: 120, price: 4 },
  { id: 2, item: 'Ladders', pieces: 6, price: 85 },
  { id: 3, item: 'Picking bags', pieces: 24, price: 18 },
];

export default function EditedTotals() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Farm shopping list"
        rows={rows}
        columns={columns}
        processRowUpdate={(row) => row}
        hideFooter
        initialState={{ aggregation: { model: { cost: 'sum' } } }}
      />
    </Box>
  );
}
