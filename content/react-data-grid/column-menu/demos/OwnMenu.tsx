import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';

function DescribedMenu({ colDef, hideMenu, ...other }: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer colDef={colDef} hideMenu={hideMenu} {...other}>
      <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
        <Typography variant="subtitle2" component="p">
          {colDef.headerName}
        </Typography>
        <Typography variant="body2">{colDef.description}</Typography>
      </Box>
      <Divider component="li" />
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

const columns: GridColDef[] = [
  {
    field: 'field',
    headerName: 'Field',
    description: 'Name of the field on the farm map.',
    flex: 1,
    minWidth: 120,
  },
  { field: 'crop', headerName: 'Crop', description: 'What grows there this season.', width: 130 },
  {
    field: 'yield',
    headerName: 'Yield',
    description: 'Tons per hectare, averaged over the last three seasons.',
    type: 'number',
    width: 130,
  },
];

const rows = [
  { id: 1, field: 'Millbrook', crop: 'Barley', yield: 6.4 },
  { id: 2, field: 'Long Acre', crop: 'Oats', yield: 5.1 },
  { id: 3, field: 'Upper Downs', crop: 'Rapeseed', yield: 3.8 },
];

export default function OwnMenu() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Fields"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: DescribedMenu }}
      />
    </Box>
  );
}
