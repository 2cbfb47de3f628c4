import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];

const rows = [
  { id: 1, patient: 'R. Halden', doctor: 'Dr. Sato', minutes: 20 },
  { id: 2, patient: 'S. Moreau', doctor: 'Dr. Weiss', minutes: 45 },
  { id: 3, patient: 'T. Banerjee', doctor: 'Dr. Sato', minutes: 30 },
];

const slotProps = { columnMenu: { slots: { columnMenuColumnsItem: null } } };

export default function HideItem() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Appointments"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={slotProps}
      />
    </Box>
  );
}
