import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { HARVEST_COLUMNS, HARVESTS } from '../../data/harvests';

const MODEL: GridPivotModel = {
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
        rows={HARVESTS}
        columns={HARVEST_COLUMNS}
        density="compact"
        hideFooter
        isGroupExpandedByDefault={(group) => group.depth === 0}
        initialState={{ pivoting: { enabled: true, model: MODEL } }}
      />
    </Box>
  );
}
