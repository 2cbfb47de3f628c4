import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'since', headerName: 'Waiting since', width: 130 },
];

export default function NoRows() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Waiting room"
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'Nobody is waiting' }}
        hideFooter
      />
    </Box>
  );
}
