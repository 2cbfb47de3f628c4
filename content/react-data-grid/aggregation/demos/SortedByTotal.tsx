import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', width: 130 },
  { field: 'field', headerName: 'Field', width: 130 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 150 },
];

export default function SortedByTotal() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Crops, largest harvest first"
        rows={harvests}
        columns={columns}
        groupingColDef={{ flex: 1, minWidth: 150 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { crop: false } },
          rowGrouping: { model: ['crop'] },
          aggregation: { model: { kilos: 'sum' } },
          sorting: { sortModel: [{ field: 'kilos', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
