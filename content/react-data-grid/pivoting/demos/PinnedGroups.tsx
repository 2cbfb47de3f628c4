import Box from '@mui/material/Box';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [
    { field: 'picked-year', sort: 'asc' },
    { field: 'variety', sort: 'asc' },
  ],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PinnedGroups() {
  return (
    <Box sx={{ width: '100%', height: 326 }}>
      <DataGridPremium
        aria-label="Revenue by orchard, year and variety"
        rows={harvests}
        columns={harvestColumns}
        hideFooter
        columnHeaderHeight={40}
        groupingColDef={{ headerName: 'Orchard', width: 140, hideDescendantCount: true }}
        initialState={{
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          pivoting: { enabled: true, model },
        }}
      />
    </Box>
  );
}
