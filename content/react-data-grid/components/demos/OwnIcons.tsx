import CheckIcon from '@mui/icons-material/CheckCircle';
import CrossIcon from '@mui/icons-material/HighlightOff';
import DownIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import UpIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import MenuIcon from '@mui/icons-material/MoreHoriz';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridBaseIconProps, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 120 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 110 },
  { field: 'vegan', headerName: 'Vegan', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, bread: 'Rye', loaves: 48, vegan: true },
  { id: 2, bread: 'Brioche', loaves: 30, vegan: false },
  { id: 3, bread: 'Spelt', loaves: 22, vegan: true },
];

// The grid passes size, class and title. Its `color` can be any string; an icon's cannot.
function createGridIcon(Icon: SvgIconComponent) {
  return function GridIcon(props: GridBaseIconProps) {
    return <Icon {...props} color="inherit" />;
  };
}

const icons = {
  columnSortedAscendingIcon: createGridIcon(UpIcon),
  columnSortedDescendingIcon: createGridIcon(DownIcon),
  columnMenuIcon: createGridIcon(MenuIcon),
  booleanCellTrueIcon: createGridIcon(CheckIcon),
  booleanCellFalseIcon: createGridIcon(CrossIcon),
};

export default function OwnIcons() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Today's bake"
        rows={rows}
        columns={columns}
        slots={icons}
        initialState={{ sorting: { sortModel: [{ field: 'loaves', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
