import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 150 },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: ['Cardiology', 'Pediatrics', 'Surgery'],
    width: 190,
  },
  { field: 'days', headerName: 'Days', type: 'number', width: 150 },
];

const rows = [
  { id: 1, patient: 'Leyla Demir', ward: 'Cardiology', days: 4 },
  { id: 2, patient: 'Owen Price', ward: 'Surgery', days: 2 },
  { id: 3, patient: 'Mai Tran', ward: 'Cardiology', days: 9 },
  { id: 4, patient: 'Jonas Weber', ward: 'Pediatrics', days: 1 },
];

export default function ClearButton() {
  return (
    <Box sx={{ width: '100%', height: 324 }}>
      <DataGridPro
        aria-label="Patients"
        rows={rows}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'ward', operator: 'is', value: 'Cardiology' },
                { id: 2, field: 'days', operator: '>', value: 3 },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
