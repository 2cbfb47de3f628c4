import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Consignment {
  reference: string;
  goods: string;
  pallets: number;
}

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows: Consignment[] = [
  { reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
];

function getRowId(row: Consignment) {
  return row.reference;
}

export default function RowIdentifier() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
