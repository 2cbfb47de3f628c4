import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Key', width: 80 },
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, description: 'cargo load' },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
];

const hiddenForGood = ['id'];

function matches(column: GridColDef, search: string) {
  return `${column.headerName} ${column.description ?? ''}`
    .toLowerCase()
    .includes(search.toLowerCase());
}

function getTogglableColumns(columns: GridColDef[]) {
  return columns.map(({ field }) => field).filter((field) => !hiddenForGood.includes(field));
}

export default function PanelOptions() {
  return (
    <Box sx={{ width: '100%', height: 272 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            disableShowHideToggle: true,
            searchPredicate: matches,
            getTogglableColumns,
          },
        }}
      />
    </Box>
  );
}
