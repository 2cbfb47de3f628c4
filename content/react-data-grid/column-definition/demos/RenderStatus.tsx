import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Consignment {
  id: number;
  reference: string;
  goods: string;
  status: 'At sea' | 'Delivered' | 'Held';
}

const chipColors = { 'At sea': 'primary', Delivered: 'success', Held: 'warning' } as const;

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip label={row.status} color={chipColors[row.status]} variant="outlined" size="small" />
    ),
  },
];

const rows: Consignment[] = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', status: 'Delivered' },
  { id: 2, reference: 'DEP-4106', goods: 'Black tea', status: 'At sea' },
  { id: 3, reference: 'DEP-4110', goods: 'Ceramic tiles', status: 'Held' },
];

export default function RenderStatus() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
