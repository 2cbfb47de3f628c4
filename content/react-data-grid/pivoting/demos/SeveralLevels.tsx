import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }, { field: 'variety' }],
  columns: [
    { field: 'picked-year', sort: 'desc' },
    { field: 'grade', sort: 'desc' },
  ],
  values: [
    { field: 'crates', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};

export default function SeveralLevels() {
  return (
    <Box sx={{ width: '100%', height: 474 }}>
      <DataGridPremium
        aria-label="Crates and revenue by orchard, variety, year and grade"
        rows={harvests}
        columns={harvestColumns}
        density="compact"
        hideFooter
        isGroupExpandedByDefault={(group) => group.depth === 0}
        initialState={{ pivoting: { enabled: true, model } }}
      />
    </Box>
  );
}
