import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridApiPro, GridColDef, GridColumnMenuItemProps } from '@mui/x-data-grid-pro';

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext<GridApiPro>();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const position = visible.findIndex(({ field }) => field === colDef.field);

  const renderMove = (label: string, neighbor: GridColDef | undefined) => (
    <MenuItem
      disabled={!neighbor}
      onClick={(event) => {
        onClick(event);
        if (neighbor) {
          const index = apiRef.current.getColumnIndex(neighbor.field, false);
          apiRef.current.setColumnIndex(colDef.field, index);
        }
      }}
    >
      <ListItemText inset>{label}</ListItemText>
    </MenuItem>
  );

  return (
    <>
      {renderMove('Move toward the start', visible[position - 1])}
      {renderMove('Move toward the end', visible[position + 1])}
    </>
  );
}

const columns: GridColDef[] = [
  { field: 'cow', headerName: 'Cow', width: 120 },
  { field: 'stall', headerName: 'Stall', width: 110 },
  { field: 'milk', headerName: 'Milk (L)', type: 'number', width: 120 },
  { field: 'checked', headerName: 'Last check', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, cow: 'Clover', stall: 'N 4', milk: 27, checked: 'March 3' },
  { id: 2, cow: 'Juniper', stall: 'N 6', milk: 31, checked: 'March 5' },
  { id: 3, cow: 'Pepper', stall: 'S 1', milk: 24, checked: 'March 2' },
];

const slotProps = {
  columnMenu: {
    slots: { columnMenuMoveItems: MoveItems },
    slotProps: { columnMenuMoveItems: { displayOrder: 0 } },
  },
};

export default function MoveFromMenu() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGridPro
        aria-label="Herd"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={slotProps}
      />
    </Box>
  );
}
