import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 120 },
  { field: 'instructions', headerName: 'Instructions', width: 260 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'port', headerName: 'Port', width: 150 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    instructions:
      'Keep dry. Two pallets leave on the first truck; the others wait for the weekend.',
    customer: 'Marlow & Daughters',
    port: 'Rotterdam',
  },
  {
    id: 2,
    reference: 'DEP-4102',
    instructions: 'Stack two high at most.',
    customer: 'Halden Print',
    port: 'Bilbao',
  },
  {
    id: 3,
    reference: 'DEP-4103',
    instructions: 'The small crane cannot lift pallet 4. Book the large one a day ahead.',
    customer: 'Okafor Marine',
    port: 'Genoa',
  },
];

export default function PinnedHeight() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        getRowHeight={() => 'auto'}
        initialState={{ pinnedColumns: { left: ['reference'] } }}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
