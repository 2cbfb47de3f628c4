import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { HARVEST_COLUMNS, HARVESTS } from '../../data/harvests';

export default function BasicPivot() {
  return (
    <Box sx={{ width: '100%', height: 378 }}>
      <DataGridPremium
        aria-label="Crates by orchard and variety"
        rows={HARVESTS}
        columns={HARVEST_COLUMNS}
        showToolbar
        hideFooter
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'orchard' }],
              columns: [{ field: 'variety', sort: 'asc' }],
              values: [{ field: 'crates', aggFunc: 'sum' }],
            },
          },
        }}
      />
    </Box>
  );
}
