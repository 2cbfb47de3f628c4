import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';

// Outside the component: the same reference on every render.
const texts: Partial<GridLocaleText> = {
  noRowsLabel: 'The quay is empty',
  toolbarQuickFilterPlaceholder: 'Find a vessel…',
  footerRowSelected: (count) => (count === 1 ? '1 vessel chosen' : `${count} vessels chosen`),
  columnMenuSortAsc: ({ headerName }) => `${headerName}, lowest first`,
  columnMenuSortDesc: ({ headerName }) => `${headerName}, highest first`,
};

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berth: 'North 2', draft: 6 },
  { id: 2, vessel: 'Blue Heron', berth: 'Rail', draft: 9 },
  { id: 3, vessel: 'Corvus', berth: 'North 1', draft: 7 },
];

export default function OwnTexts() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Vessels at the quay"
        rows={rows}
        columns={columns}
        showToolbar
        localeText={texts}
        hideFooterPagination
      />
    </Box>
  );
}
