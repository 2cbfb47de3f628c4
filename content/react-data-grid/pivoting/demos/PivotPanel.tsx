import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import { HARVEST_COLUMNS, HARVESTS } from '../../data/harvests';

export default function PivotPanel() {
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Box sx={{ minWidth: 640, height: 560 }}>
        <DataGridPremium
          aria-label="Harvests with the pivot panel"
          rows={HARVESTS}
          columns={HARVEST_COLUMNS}
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
