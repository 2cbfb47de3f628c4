import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarOutline';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'album', headerName: 'Album', flex: 1, minWidth: 120 },
  { field: 'artist', headerName: 'Artist', width: 140 },
];

const rows = [
  { id: 1, album: 'Low tide', artist: 'The Ferrymen' },
  { id: 2, album: 'Paper lanterns', artist: 'Mika Sato' },
  { id: 3, album: 'Slow trains', artist: 'Oskar Lind' },
];

export default function MaterialProps() {
  const [favorites, setFavorites] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Albums"
        rows={rows}
        columns={columns}
        checkboxSelection
        rowSelectionModel={favorites}
        onRowSelectionModelChange={setFavorites}
        slotProps={{
          baseCheckbox: {
            material: {
              color: 'warning',
              // The select-all checkbox has no half-filled star.
              indeterminate: false,
              icon: <StarOutlineIcon />,
              checkedIcon: <StarIcon />,
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
