import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

interface Consignment {
  id: number;
  reference: string;
  goods: string;
  hoursLate: number;
}

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'hoursLate', headerName: 'Late (h)', type: 'number', width: 120 },
];

const rows: Consignment[] = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', hoursLate: 0 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', hoursLate: 7 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', hoursLate: 0 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', hoursLate: 3 },
];

function getRowClassName({ row }: GridRowClassNameParams<Consignment>) {
  return row.hoursLate > 0 ? 'depot-late' : '';
}

export default function RowClasses() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
        sx={{ '& .depot-late': { fontWeight: 700, bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
