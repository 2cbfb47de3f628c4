import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridListViewColDef,
  GridRenderCellParams,
  GridRowSelectionModel,
} from '@mui/x-data-grid-pro';

interface Book {
  id: number;
  title: string;
  shelf: string;
}

function BookCell({ id, row }: GridRenderCellParams<Book>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);

  return (
    <>
      <Checkbox
        checked={selected.has(id)}
        onChange={(_event, checked) => apiRef.current.selectRow(id, checked)}
        slotProps={{ input: { 'aria-label': `Select ${row.title}` } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap variant="subtitle2" component="div">
          {row.title}
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          Shelf {row.shelf}
        </Typography>
      </Box>
    </>
  );
}

const listColumn: GridListViewColDef<Book> = {
  field: 'summary',
  display: 'flex',
  renderCell: (params) => <BookCell {...params} />,
};

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'shelf', headerName: 'Shelf' },
];

const rows: Book[] = [
  { id: 1, title: 'Tides and harbors', shelf: 'B 12' },
  { id: 2, title: 'Bread at home', shelf: 'C 04' },
  { id: 3, title: 'A year of birds', shelf: 'A 31' },
];

export default function SelectInList() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography variant="body2" aria-live="polite">
        {`${selection.ids.size} of ${rows.length} books in the basket`}
      </Typography>
      <Box sx={{ height: 206 }}>
        <DataGridPro
          aria-label="Books"
          rows={rows}
          columns={columns}
          listView
          listViewColumn={listColumn}
          rowHeight={68}
          disableRowSelectionOnClick
          hideFooter
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Stack>
  );
}
