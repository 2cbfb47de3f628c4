import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid-pro';

function StarsInput({
  item,
  applyValue,
  headerFilterMenu,
  clearButton,
  onFocus,
  onBlur,
  inputRef,
}: GridFilterInputValueProps) {
  const root = React.useRef<HTMLSpanElement>(null);

  React.useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    inputRef,
    () => root.current?.querySelector<HTMLElement>('input:checked') ?? null,
  );

  return (
    <Stack direction="row" sx={{ alignItems: 'center', width: '100%' }}>
      <Rating
        ref={root}
        size="small"
        name={`stars-${item.id ?? item.field}`}
        value={item.value ?? null}
        onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
        onFocus={onFocus}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) {
            onBlur?.(event);
          }
        }}
        sx={{ flex: 1 }}
      />
      {headerFilterMenu}
      {clearButton}
    </Stack>
  );
}

const starOperators: GridFilterOperator[] = [
  {
    label: 'at least',
    headerLabel: 'At least',
    value: 'from',
    getApplyFilterFn: ({ value }) => (value ? (stars: number) => stars >= value : null),
    InputComponent: StarsInput,
  },
  {
    label: 'at most',
    headerLabel: 'At most',
    value: 'to',
    getApplyFilterFn: ({ value }) => (value ? (stars: number) => stars <= value : null),
    InputComponent: StarsInput,
  },
];

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 150 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 210,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    filterOperators: starOperators,
    renderCell: ({ value }) => <Rating readOnly size="small" value={value} />,
  },
];

const rows = [
  { id: 1, film: 'The Long Tide', stars: 4 },
  { id: 2, film: 'Paper Lanterns', stars: 2 },
  { id: 3, film: 'A Winter in Ghent', stars: 5 },
  { id: 4, film: 'Eleven Geese', stars: 3 },
];

export default function OperatorInput() {
  return (
    <Box sx={{ width: '100%', height: 324 }}>
      <DataGridPro
        aria-label="Films"
        rows={rows}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'stars', operator: 'from', value: 3 }] },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
