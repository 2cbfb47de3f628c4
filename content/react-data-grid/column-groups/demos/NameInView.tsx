import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tank', headerName: 'Tank', width: 110 },
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month): GridColDef => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 150,
  })),
];

const groups: GridColumnGroupingModel = [
  { groupId: 'place', headerName: 'Place', children: [{ field: 'tank' }] },
  {
    groupId: 'half',
    headerName: 'Level in the first half of the year',
    headerClassName: 'level-group',
    children: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((field) => ({ field })),
  },
];

const rows = [
  { id: 1, tank: 'North', Jan: 72, Feb: 66, Mar: 81, Apr: 70, May: 64, Jun: 59 },
  { id: 2, tank: 'Quay', Jan: 51, Feb: 58, Mar: 62, Apr: 66, May: 71, Jun: 75 },
];

export default function NameInView() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid
        aria-label="Levels in two tanks"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
        sx={{
          // The last header in the grid and its container clip their content, which would keep
          // the name from moving.
          [`& .${gridClasses.virtualScroller} .level-group, & .level-group .${gridClasses.columnHeaderTitleContainer}`]:
            { overflow: 'visible' },
          [`& .level-group .${gridClasses.columnHeaderTitleContainerContent}`]: {
            position: 'sticky',
            insetInlineStart: 10,
          },
        }}
      />
    </Box>
  );
}
