import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';

type Bound = number | '' | null;

function BetweenInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to]: Bound[] = item.value ?? ['', ''];

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={from ?? ''}
        onChange={(event) => applyValue({ ...item, value: [event.target.value, to] })}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={to ?? ''}
        onChange={(event) => applyValue({ ...item, value: [from, event.target.value] })}
      />
    </Stack>
  );
}

const between: GridFilterOperator = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: (item) => {
    if (!Array.isArray(item.value)) {
      return null;
    }
    const [from, to]: Bound[] = item.value;
    const low = typeof from === 'number' ? from : -Infinity;
    const high = typeof to === 'number' ? to : Infinity;
    return (value: number | null) => value !== null && value >= low && value <= high;
  },
  InputComponent: BetweenInput,
  getValueAsString: (value: Bound[]) => value.join(' to '),
};

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', flex: 1, minWidth: 130 },
  {
    field: 'weight',
    headerName: 'Weight (t)',
    type: 'number',
    width: 160,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

const rows = [
  { id: 1, container: 'HQDU 204', weight: 18 },
  { id: 2, container: 'HQDU 117', weight: 24 },
  { id: 3, container: 'HQDU 388', weight: 9 },
  { id: 4, container: 'HQDU 052', weight: 21 },
];

export default function BetweenOperator() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Containers"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'weight', operator: 'between', value: [15, 22] }] },
          },
        }}
      />
    </Box>
  );
}
