import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', status: 'Open' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', status: 'Held' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', status: 'Open' },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', status: 'Closed' },
];

const classes: Record<string, string> = {
  Held: 'bg-[#8a5a00]/16 hover:bg-[#8a5a00]/24! dark:bg-[#f0c060]/16 dark:hover:bg-[#f0c060]/24!',
  Closed: 'text-[#525b6b] italic dark:text-[#a9b2c1]',
};

export default function RowStyles() {
  return (
    <div className="h-67 w-full">
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => classes[row.status] ?? ''}
      />
    </div>
  );
}
