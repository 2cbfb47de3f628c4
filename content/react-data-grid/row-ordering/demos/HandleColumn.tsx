import * as React from 'react';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowOrderChangeParams } from '@mui/x-data-grid-pro';

const stops = [
  { id: 1, customer: 'Bakery Olsen', crates: 12 },
  { id: 2, customer: 'Hotel Fjord', crates: 30 },
  { id: 3, customer: 'Café Nine', crates: 4 },
  { id: 4, customer: 'School kitchen', crates: 18 },
];

// The text that follows the pointer, instead of the id.
const initialRows = stops.map((stop) => ({ ...stop, __reorder__: stop.customer }));

const columns: GridColDef<(typeof initialRows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
  { ...GRID_REORDER_COL_DEF, width: 80, renderHeader: () => 'Move' },
];

const slots = { rowReorderIcon: () => <SwapVertIcon color="action" /> };

export default function HandleColumn() {
  const [rows, setRows] = React.useState(initialRows);

  const moveRow = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    setRows((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPro
        aria-label="Delivery stops"
        rows={rows}
        columns={columns}
        slots={slots}
        rowReordering
        onRowOrderChange={moveRow}
        hideFooter
      />
    </Box>
  );
}
