import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'picked', headerName: 'Picked', type: 'date', width: 150 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 140 },
];

export default function OtherTypes() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Harvests"
        rows={harvests}
        columns={columns}
        hideFooter
        initialState={{
          aggregation: { model: { crop: 'size', picked: 'max', organic: 'sizeTrue' } },
        }}
      />
    </Box>
  );
}
