import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', type: 'number', width: 120, aggregable: false },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'kilos', headerName: 'Stored (kg)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, bay: 11, crop: 'Apples', kilos: 756 },
  { id: 2, bay: 12, crop: 'Apples', kilos: 846 },
  { id: 3, bay: 14, crop: 'Pears', kilos: 425 },
];

export default function NotThisColumn() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Cold store"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { kilos: 'sum' } } }}
      />
    </Box>
  );
}
