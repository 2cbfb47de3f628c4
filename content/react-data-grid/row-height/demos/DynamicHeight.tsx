import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 120 },
  { field: 'instructions', headerName: 'Instructions', flex: 1, minWidth: 180 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    instructions:
      'Keep dry. Two pallets leave on the first truck; the others wait for the weekend. Call the office before loading.',
  },
  { id: 2, reference: 'DEP-4102', instructions: 'Stack two high at most.' },
  {
    id: 3,
    reference: 'DEP-4103',
    instructions: 'The small crane cannot lift pallet 4. Book the large one a day ahead.',
  },
];

export default function DynamicHeight() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Loading instructions"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 80}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
