import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import RuleIcon from '@mui/icons-material/Rule';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps } from '@mui/x-data-grid';

function BlanksItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const isOn = items.some((item) => item.field === colDef.field);

  const toggle = (event: React.MouseEvent) => {
    onClick(event);
    apiRef.current.setFilterModel({
      items: isOn ? [] : [{ field: colDef.field, operator: 'isEmpty' }],
    });
  };

  return (
    <MenuItem onClick={toggle}>
      <ListItemIcon>
        <RuleIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isOn ? 'Show all rows' : 'Show what is missing'}</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130, filterable: false },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'room', headerName: 'Room', width: 120 },
];

const rows = [
  { id: 1, patient: 'R. Halden', doctor: 'Dr. Sato', room: '' },
  { id: 2, patient: 'S. Moreau', doctor: '', room: '204' },
  { id: 3, patient: 'T. Banerjee', doctor: 'Dr. Weiss', room: '118' },
  { id: 4, patient: 'U. Castell', doctor: '', room: '' },
];

const slotProps = { columnMenu: { slots: { columnMenuFilterItem: BlanksItem } } };

export default function OverrideItem() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Appointments"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={slotProps}
      />
    </Box>
  );
}
