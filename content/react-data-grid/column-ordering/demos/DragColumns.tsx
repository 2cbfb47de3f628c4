import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 120 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

const rows = [
  { id: 1, train: 'IC 204', destination: 'Bergen', departure: '08:12', platform: 3 },
  { id: 2, train: 'RE 17', destination: 'Halden', departure: '08:25', platform: 1 },
  { id: 3, train: 'IC 310', destination: 'Oslo', departure: '08:40', platform: 4 },
];

export default function DragColumns() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGridPro aria-label="Departures" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
