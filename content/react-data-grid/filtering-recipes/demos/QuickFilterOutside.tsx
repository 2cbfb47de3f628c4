import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, QuickFilter, QuickFilterControl } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const SearchPlaceContext = React.createContext<HTMLElement | null>(null);

/** The grid's toolbar, which renders its only field elsewhere. */
function SearchElsewhere() {
  const place = React.useContext(SearchPlaceContext);
  return (
    place && (
      <Portal container={place}>
        <QuickFilter expanded>
          <QuickFilterControl
            size="small"
            fullWidth
            placeholder="Title, author, shelf…"
            slotProps={{ htmlInput: { 'aria-label': 'Search books', role: 'searchbox' } }}
          />
        </QuickFilter>
      </Portal>
    )
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const rows = [
  { id: 1, title: 'The Salt Roads', author: 'Ines Duarte', shelf: 'F 12' },
  { id: 2, title: 'Birds of the Delta', author: 'Ada Okafor', shelf: 'N 04' },
  { id: 3, title: 'A Short History of Rope', author: 'Sven Lindqvist', shelf: 'H 31' },
  { id: 4, title: 'Moss and Stone', author: 'Ada Okafor', shelf: 'N 09' },
];

export default function QuickFilterOutside() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography component="div" variant="subtitle1" noWrap>
          Town library
        </Typography>
        <Box ref={setPlace} sx={{ flex: '0 1 220px', minWidth: 0, minHeight: 40 }} />
      </Stack>
      <Box sx={{ height: 268 }}>
        <SearchPlaceContext.Provider value={place}>
          <DataGrid
            aria-label="Books"
            rows={rows}
            columns={columns}
            slots={{ toolbar: SearchElsewhere }}
            showToolbar
            hideFooter
          />
        </SearchPlaceContext.Provider>
      </Box>
    </Stack>
  );
}
