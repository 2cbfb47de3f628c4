import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const rows = [
  { id: 1, title: 'The Salt Roads', shelf: 'F 12', copies: 3 },
  { id: 2, title: 'Birds of the Delta', shelf: 'N 04', copies: 1 },
  { id: 3, title: 'A Short History of Rope', shelf: 'H 31', copies: 2 },
  { id: 4, title: 'Letters from Lisbon', shelf: 'F 08', copies: 4 },
];

/** Makes tabs and line ends visible. */
function reveal(text: string) {
  return text.replaceAll('\t', ' ⇥ ').replaceAll('\r\n', ' ↵\n');
}

export default function CopyRows() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Books"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </Box>
      <Typography
        component="div"
        variant="body2"
        role="status"
        sx={{ minHeight: 48, fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
      >
        {copied ? reveal(copied) : 'Select some books, then press Ctrl+C (⌘C on a Mac).'}
      </Typography>
    </Stack>
  );
}
