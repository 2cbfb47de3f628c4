import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dock', headerName: 'Dock', width: 100 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 120 },
  { field: 'slot', headerName: 'Slot', width: 90 },
];

const rows = [
  { id: 1, dock: 'Dock A', carrier: 'Fjordlink', slot: '07:00' },
  { id: 2, dock: 'Dock A', carrier: 'Fjordlink', slot: '08:00' },
  { id: 3, dock: 'Dock A', carrier: 'Coastline', slot: '09:00' },
  { id: 4, dock: 'Dock B', carrier: 'Coastline', slot: '07:30' },
  { id: 5, dock: 'Dock B', carrier: 'Brandt', slot: '10:00' },
];

export default function RowSpanning() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Slots at the docks"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
