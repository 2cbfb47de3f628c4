import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

export default function PivotPanel() {
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Box sx={{ minWidth: 640, height: 560 }}>
        <DataGridPremium
          aria-label="Harvests with the pivot panel"
          rows={harvests}
          columns={harvestColumns}
          showToolbar
          hideFooter
          initialState={{
            sidebar: { open: true, value: GridSidebarValue.Pivot },
            pivoting: {
              enabled: true,
              model: {
                rows: [{ field: 'variety' }],
                columns: [{ field: 'picked-year', sort: 'asc' }],
                values: [{ field: 'crates', aggFunc: 'sum' }],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
