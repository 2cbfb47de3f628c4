import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', pallets: 3 },
];

function stripe({ indexRelativeToCurrentPage }: GridRowClassNameParams) {
  return indexRelativeToCurrentPage % 2 === 0
    ? ''
    : 'bg-black/4 hover:bg-black/8! dark:bg-white/8 dark:hover:bg-white/16!';
}

export default function StripedRows() {
  return (
    <div className="h-67 w-full">
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={stripe}
      />
    </div>
  );
}
