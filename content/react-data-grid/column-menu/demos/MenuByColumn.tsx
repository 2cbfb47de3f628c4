import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import SumIcon from '@mui/icons-material/Functions';
import {
  DataGrid,
  GridColumnMenu,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';

function SumItem({ colDef }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, { model }) => total + Number(model[colDef.field]), 0);

  return (
    <MenuItem disabled>
      <ListItemIcon>
        <SumIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Sum: {sum}</ListItemText>
    </MenuItem>
  );
}

const numberSlots = { columnMenuSumItem: SumItem };
const numberSlotProps = { columnMenuSumItem: { displayOrder: 0 } };
const textSlots = { columnMenuSortItem: null };

function MenuByType(props: GridColumnMenuProps) {
  return props.colDef.type === 'number' ? (
    <GridColumnMenu {...props} slots={numberSlots} slotProps={numberSlotProps} />
  ) : (
    <GridColumnMenu {...props} slots={textSlots} />
  );
}

const columns: GridColDef[] = [
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 120 },
  { field: 'hectares', headerName: 'Hectares', type: 'number', width: 130 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 120 },
];

const rows = [
  { id: 1, field: 'Millbrook', hectares: 14, trees: 220 },
  { id: 2, field: 'Long Acre', hectares: 9, trees: 140 },
  { id: 3, field: 'Upper Downs', hectares: 21, trees: 385 },
];

export default function MenuByColumn() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Orchards"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: MenuByType }}
      />
    </Box>
  );
}
