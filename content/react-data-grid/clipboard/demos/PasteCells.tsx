import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const shifts = ['Early', 'Late', 'Night', 'Off'];

const days = { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday' };

const columns: GridColDef[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 110 },
  ...Object.entries(days).map(([field, headerName]): GridColDef => ({
    field,
    headerName,
    type: 'singleSelect',
    valueOptions: shifts,
    width: 110,
    editable: true,
  })),
];

const rows = [
  { id: 1, nurse: 'Abena', monday: 'Early', tuesday: 'Early', wednesday: 'Off', thursday: 'Off' },
  { id: 2, nurse: 'Bram', monday: 'Late', tuesday: 'Night', wednesday: 'Off', thursday: 'Off' },
  { id: 3, nurse: 'Chiara', monday: 'Off', tuesday: 'Late', wednesday: 'Off', thursday: 'Off' },
  { id: 4, nurse: 'Davud', monday: 'Night', tuesday: 'Off', wednesday: 'Off', thursday: 'Off' },
];

export default function PasteCells() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Ward shifts"
        rows={rows}
        columns={columns}
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
