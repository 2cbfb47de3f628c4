import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  {
    field: 'note',
    headerName: 'Note',
    width: 180,
    renderCell: ({ value }) => (
      <Tooltip title={value}>
        <span>{value}</span>
      </Tooltip>
    ),
  },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 110 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    note: 'Two pallets leave on the first truck',
    port: 'Rotterdam',
  },
  { id: 2, reference: 'DEP-4102', note: 'Stack two high at most', port: 'Bilbao' },
  { id: 3, reference: 'DEP-4103', note: 'Book the large crane a day ahead', port: 'Genoa' },
];

export default function CellTooltip() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
