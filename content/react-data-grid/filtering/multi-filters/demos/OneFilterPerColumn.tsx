import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, getGridStringOperators, GridLogicOperator } from '@mui/x-data-grid-pro';
import type {
  FilterColumnsArgs,
  GetColumnForNewFilterArgs,
  GridColDef,
  GridFilterModel,
} from '@mui/x-data-grid-pro';

/** The service below supports only one comparison. */
const equals = getGridStringOperators().filter(({ value }) => value === 'equals');

const columns: GridColDef[] = [
  { field: 'maker', headerName: 'Maker', flex: 1, minWidth: 120, filterOperators: equals },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110, filterOperators: equals },
  { field: 'wood', headerName: 'Wood', flex: 1, minWidth: 110, filterOperators: equals },
];

const rows = [
  { id: 1, maker: 'Fábrica Sol', kind: 'Guitar', wood: 'Cedar' },
  { id: 2, maker: 'Nordström', kind: 'Guitar', wood: 'Spruce' },
  { id: 3, maker: 'Nordström', kind: 'Lute', wood: 'Spruce' },
  { id: 4, maker: 'Oakridge', kind: 'Mandolin', wood: 'Maple' },
];

const firstModel: GridFilterModel = {
  items: [{ id: 1, field: 'maker', operator: 'equals', value: 'Nordström' }],
};

/** The columns that a form offers: its own, and those without a filter. */
function freeColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const taken = currentFilters.filter((item) => item.field !== field).map((item) => item.field);
  return columns.map((column) => column.field).filter((name) => !taken.includes(name));
}

/** The column of an added filter: the first one without a filter, or none. */
function nextColumn({ columns, currentFilters }: GetColumnForNewFilterArgs) {
  const taken = currentFilters.map((item) => item.field);
  return columns.find(({ field }) => !taken.includes(field))?.field ?? null;
}

/** This kind of query has room for one value per parameter. */
function toQuery({ items }: GridFilterModel) {
  const pairs = items.filter(({ value }) => value).map(({ field, value }) => [field, value]);
  return new URLSearchParams(pairs).toString();
}

export default function OneFilterPerColumn() {
  const [model, setModel] = React.useState(firstModel);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          label="Instruments"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          showToolbar
          hideFooter
          slotProps={{
            filterPanel: {
              logicOperators: [GridLogicOperator.And],
              filterFormProps: { filterColumns: freeColumns },
              getColumnForNewFilter: nextColumn,
            },
          }}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ wordBreak: 'break-all' }}>
        GET /instruments?{toQuery(model)}
      </Typography>
    </Stack>
  );
}
