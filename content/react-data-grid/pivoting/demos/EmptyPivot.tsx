import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GridOverlay } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

function ChooseRows() {
  return (
    <GridOverlay>
      <Typography variant="body2" sx={{ maxWidth: 260, textAlign: 'center' }}>
        Press the pivot button and add a field to Rows, for example Orchard.
      </Typography>
    </GridOverlay>
  );
}

export default function EmptyPivot() {
  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <DataGridPremium
        aria-label="Pivot without rows"
        rows={harvests}
        columns={harvestColumns}
        showToolbar
        hideFooter
        slots={{ emptyPivotOverlay: ChooseRows }}
        initialState={{
          pivoting: {
            enabled: true,
            model: { rows: [], columns: [], values: [{ field: 'crates', aggFunc: 'sum' }] },
          },
        }}
      />
    </Box>
  );
}
