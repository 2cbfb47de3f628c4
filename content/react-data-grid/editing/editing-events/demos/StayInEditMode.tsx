import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', width: 80 },
  { field: 'coffee', headerName: 'Coffee', flex: 1, minWidth: 120, editable: true },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90, editable: true },
  { field: 'moisture', headerName: 'Moisture (%)', type: 'number', width: 130, editable: true },
];

const rows = [
  { id: 1, lot: 'K-11', coffee: 'Kirinyaga AA', bags: 40, moisture: 11.2 },
  { id: 2, lot: 'Y-04', coffee: 'Yirgacheffe', bags: 25, moisture: 10.8 },
  { id: 3, lot: 'H-19', coffee: 'Huehuetenango', bags: 60, moisture: 11.6 },
];

const keepOpen: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === 'rowFocusOut') {
    event.defaultMuiPrevented = true;
  }
};

export default function StayInEditMode() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Coffee lots"
        rows={rows}
        columns={columns}
        editMode="row"
        onRowEditStop={keepOpen}
        hideFooter
      />
    </Box>
  );
}
