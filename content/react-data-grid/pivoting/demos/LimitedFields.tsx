import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridSidebarValue, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';
import type { Harvest } from '../../data/harvests';

const limits: Record<string, Partial<GridColDef<Harvest>>> = {
  picked: { pivotable: false },
  crates: { availableAggregationFunctions: ['sum', 'max'] },
};

const columns = harvestColumns.map((column) => ({ ...column, ...limits[column.field] }));

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'grade', sort: 'desc' }],
  values: [{ field: 'crates', aggFunc: 'max' }],
};

export default function LimitedFields() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  const togglePanel = () =>
    isOpen ? apiRef.current?.hideSidebar() : apiRef.current?.showSidebar(GridSidebarValue.Pivot);

  const swap = () =>
    apiRef.current?.setPivotModel((model) => ({
      rows: model.columns,
      columns: model.rows,
      values: model.values,
    }));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button ref={button} variant="outlined" aria-expanded={isOpen} onClick={togglePanel}>
          {isOpen ? 'Hide fields' : 'Choose fields'}
        </Button>
        <Button onClick={swap}>Swap rows and columns</Button>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Largest harvests"
          apiRef={apiRef}
          rows={harvests}
          columns={columns}
          hideFooter
          getPivotDerivedColumns={null}
          onSidebarOpen={() => setIsOpen(true)}
          onSidebarClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
          initialState={{ pivoting: { enabled: true, model } }}
        />
      </Box>
    </Stack>
  );
}
