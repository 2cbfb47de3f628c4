import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, PivotPanelTrigger, Toolbar } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

const model: GridPivotModel = {
  rows: [{ field: 'variety' }],
  columns: [{ field: 'picked-year', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

function HarvestToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, state) => (
          <Button {...props} size="small" variant={state.active ? 'contained' : 'outlined'}>
            {state.open ? 'Close summary' : 'Summarize'}
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function OwnTrigger() {
  return (
    <Box sx={{ width: '100%', height: 430 }}>
      <DataGridPremium
        aria-label="Harvests with a button to summarize"
        rows={harvests}
        columns={harvestColumns}
        showToolbar
        hideFooter
        slots={{ toolbar: HarvestToolbar }}
        localeText={{ pivotToggleLabel: 'Summary', pivotCloseButton: 'Close summary' }}
        initialState={{ pivoting: { model } }}
      />
    </Box>
  );
}
