import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5, weight: 4400 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12, weight: 11317 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19, weight: 13184 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', pallets: 3, weight: 2301 },
  { id: 5, reference: 'DEP-4105', goods: 'Ceramic tiles', pallets: 10, weight: 11558 },
  { id: 6, reference: 'DEP-4106', goods: 'Black tea', pallets: 17, weight: 5785 },
  { id: 7, reference: 'DEP-4107', goods: 'Bicycle frames', pallets: 24, weight: 5082 },
  { id: 8, reference: 'DEP-4108', goods: 'Wool blankets', pallets: 8, weight: 2159 },
];

export default function BasicAggregation() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { pallets: 'sum', weight: 'max' } } }}
      />
    </Box>
  );
}
