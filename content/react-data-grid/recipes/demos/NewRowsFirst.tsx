import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn, GridRowId, GridSortDirection } from '@mui/x-data-grid';

// A row that has not been saved yet has a negative id.
const isNew = (id: GridRowId) => Number(id) < 0;

function newFirst(compare: GridComparatorFn) {
  return (direction: GridSortDirection): GridComparatorFn =>
    (first, second, firstCell, secondCell) => {
      if (isNew(firstCell.id) !== isNew(secondCell.id)) {
        return isNew(firstCell.id) ? -1 : 1;
      }
      const order = compare(first, second, firstCell, secondCell);
      return direction === 'desc' ? -order : order;
    };
}

const columns: GridColDef[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 140,
    editable: true,
    getSortComparator: newFirst((first, second) => first.localeCompare(second)),
  },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 120,
    editable: true,
    getSortComparator: newFirst((first, second) => first - second),
  },
];

export default function NewRowsFirst() {
  const [rows, setRows] = React.useState([
    { id: 1, title: 'Birds of the coast', copies: 4 },
    { id: 2, title: 'Tide tables', copies: 9 },
    { id: 3, title: 'Winter bread', copies: 2 },
  ]);

  const add = () => setRows([...rows, { id: -rows.length - 1, title: 'Untitled', copies: 1 }]);
  const save = () => setRows(rows.map((row) => ({ ...row, id: Math.abs(row.id) })));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={add}>Add a book</Button>
        <Button onClick={save} disabled={!rows.some(({ id }) => isNew(id))}>
          Save
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Books"
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={(edited) => {
            setRows(rows.map((row) => (row.id === edited.id ? edited : row)));
            return edited;
          }}
          initialState={{ sorting: { sortModel: [{ field: 'title', sort: 'asc' }] } }}
        />
      </Box>
    </Stack>
  );
}
