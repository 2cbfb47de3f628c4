import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const SHIFTS = ['Early', 'Late', 'Night', 'Off'];

const DAYS = { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday' };

const COLUMNS: GridColDef[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 110 },
  ...Object.entries(DAYS).map(([field, headerName]): GridColDef => ({
    field,
    headerName,
    type: 'singleSelect',
    valueOptions: SHIFTS,
    width: 110,
    editable: true,
  })),
];

const ROWS = [
  { id: 1, nurse: 'Abena', monday: 'Early', tuesday: 'Early', wednesday: 'Off', thursday: 'Off' },
  { id: 2, nurse: 'Bram', monday: 'Late', tuesday: 'Night', wednesday: 'Off', thursday: 'Off' },
  { id: 3, nurse: 'Chiara', monday: 'Off', tuesday: 'Late', wednesday: 'Off', thursday: 'Off' },
  { id: 4, nurse: 'Davud', monday: 'Night', tuesday: 'Off', wednesday: 'Off', thursday: 'Off' },
];

export default function PasteCells() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Shifts of the ward"
        rows={ROWS}
        columns={COLUMNS}
        cellSelection
        rowSelection={false}
        initialState={{
          cellSelection: {
            1: { monday: true, tuesday: true },
            2: { monday: true, tuesday: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
