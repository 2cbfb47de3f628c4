import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const productions = [
  { id: 1, title: 'The Tempest', stage: 'Main', performances: 24, sold: 96 },
  { id: 2, title: 'A Winter Garden', stage: 'Studio', performances: 18, sold: 88 },
  { id: 3, title: 'Three Sisters', stage: 'Main', performances: 21, sold: 81 },
  { id: 4, title: 'The Lighthouse', stage: 'Studio', performances: 12, sold: 74 },
  { id: 5, title: 'Uncle Vanya', stage: 'Main', performances: 16, sold: 69 },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Production', flex: 1, minWidth: 140 },
  { field: 'stage', headerName: 'Stage', width: 100 },
  { field: 'performances', headerName: 'Performances', type: 'number', width: 130 },
  {
    field: 'sold',
    headerName: 'Seats sold',
    type: 'number',
    width: 120,
    valueFormatter: (share: number) => `${share}%`,
  },
];

export default function SeasonGrid() {
  return (
    <Box sx={{ width: '100%', height: 222 }}>
      <DataGrid
        aria-label="Productions this season"
        rows={productions}
        columns={columns}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
