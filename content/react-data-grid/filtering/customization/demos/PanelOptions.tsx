import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type {
  FilterColumnsArgs,
  GetColumnForNewFilterArgs,
  GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, port: 'Antwerp', berth: 'K 730', draft: 15 },
  { id: 2, port: 'Bergen', berth: 'Dokken 2', draft: 10 },
  { id: 3, port: 'Cork', berth: 'Tivoli', draft: 8 },
  { id: 4, port: 'Gdańsk', berth: 'T 2', draft: 17 },
];

/** Each column only once: offers the columns that no other filter uses. */
function freeColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const used = currentFilters.map((item) => item.field).filter((name) => name !== field);
  return columns.map((column) => column.field).filter((name) => !used.includes(name));
}

function nextColumn({ columns, currentFilters }: GetColumnForNewFilterArgs) {
  const used = currentFilters.map((item) => item.field);
  return columns.find(({ field }) => !used.includes(field))?.field ?? null;
}

export default function PanelOptions() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        label="Berths"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            filterFormProps: { filterColumns: freeColumns },
            getColumnForNewFilter: nextColumn,
          },
        }}
      />
    </Box>
  );
}
