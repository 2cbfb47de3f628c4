import FitScreenIcon from '@mui/icons-material/FitScreenOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 110 },
  { field: 'composer', headerName: 'Composer', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, title: 'Songs for a winter harbor', composer: 'Ingrid Solheim', minutes: 21 },
  { id: 2, title: 'Nocturne in slate', composer: 'Teodor Balan', minutes: 7 },
  { id: 3, title: 'Market suite', composer: 'Adaeze Obi', minutes: 34 },
];

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        void apiRef.current.autosizeColumns({ columns: [colDef.field] });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

export default function OwnMenuItem() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Scores"
        rows={rows}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: { columnMenuFilterItem: null, fitItem: FitItem },
            slotProps: { fitItem: { displayOrder: 15 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
