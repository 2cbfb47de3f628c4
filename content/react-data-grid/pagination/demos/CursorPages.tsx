import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';

const titles = ['Tide tables', 'The salt road', 'Birds of the coast', 'Knots', 'Winter bread'];
const returns = Array.from({ length: 14 }, (_, index) => ({
  id: `R${218 + index * 3}`,
  title: `${titles[index % titles.length]}, copy ${1 + Math.floor(index / titles.length)}`,
}));

interface Answer {
  page: number;
  rows: typeof returns;
  /** What to send for the next page; undefined on the last one. */
  nextCursor: string | undefined;
}

/** Stands in for a server that knows positions only by cursor. */
function readReturns(page: number, pageSize: number, cursor?: string): Answer {
  const start = cursor ? returns.findIndex(({ id }) => id === cursor) : 0;
  const rows = returns.slice(start, start + pageSize);
  return { page, rows, nextCursor: returns[start + pageSize]?.id };
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Return', width: 110, sortable: false },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160, sortable: false },
];

const firstPage: GridPaginationModel = { page: 0, pageSize: 4 };
const firstAnswer = readReturns(firstPage.page, firstPage.pageSize);

export default function CursorPages() {
  const [model, setModel] = React.useState(firstPage);
  const [answer, setAnswer] = React.useState(firstAnswer);
  // Page → cursor of the next page.
  const [cursors, setCursors] = React.useState([firstAnswer.nextCursor]);
  const cursor = cursors[model.page - 1];

  React.useEffect(() => {
    const timer = setTimeout(() => {
      const loaded = readReturns(model.page, model.pageSize, cursor);
      setAnswer(loaded);
      setCursors((known) => [...known.slice(0, model.page), loaded.nextCursor]);
    }, 400);
    return () => clearTimeout(timer);
  }, [model, cursor]);

  const hasNextPage = answer.nextCursor !== undefined;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  const seen = answer.page * model.pageSize + answer.rows.length;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Cursor of this page: <code>{cursor ?? 'none'}</code>
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Returned books"
          rows={answer.rows}
          columns={columns}
          loading={answer.page !== model.page}
          disableColumnFilter
          paginationMode="server"
          rowCount={hasNextPage ? -1 : seen}
          paginationMeta={paginationMeta}
          pageSizeOptions={[firstPage.pageSize]}
          paginationModel={model}
          onPaginationModelChange={(next) => {
            if (next.page === 0 || cursors[next.page - 1] !== undefined) {
              setModel(next);
            }
          }}
        />
      </Box>
    </Stack>
  );
}
