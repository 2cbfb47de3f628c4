import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

const model: GridPivotModel = {
  rows: [{ field: 'variety' }],
  columns: [{ field: 'picked-year', sort: 'asc' }],
  values: [
    { field: 'crates', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};

const describeColumn: NonNullable<DataGridPremiumProps['pivotingColDef']> = (field, [year]) => ({
  headerName: field === 'crates' ? 'Crates' : 'Euros',
  description: `${field === 'crates' ? 'Crates picked' : 'Euros earned'} in ${year}`,
  width: field === 'crates' ? 110 : 130,
  sortingOrder: ['desc', 'asc', null],
  cellClassName: year === '2025' ? 'this-season' : '',
});

export default function GeneratedColumns() {
  return (
    <Box sx={{ width: '100%', height: 326 }}>
      <DataGridPremium
        aria-label="Two seasons by variety"
        rows={harvests}
        columns={harvestColumns}
        hideFooter
        pivotingColDef={describeColumn}
        initialState={{ pivoting: { enabled: true, model } }}
        sx={{ '& .this-season': { bgcolor: 'action.hover', fontWeight: 'medium' } }}
      />
    </Box>
  );
}
