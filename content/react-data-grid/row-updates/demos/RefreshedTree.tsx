import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-pro';

interface Shelf {
  id: number;
  path: string[];
  books: number;
}

const columns: GridColDef<Shelf>[] = [
  { field: 'books', headerName: 'Books', type: 'number', width: 120 },
];

const shelves: Shelf[] = [
  { id: 1, path: ['History'], books: 640 },
  { id: 2, path: ['History', 'Maps'], books: 85 },
  { id: 3, path: ['History', 'Local'], books: 214 },
  { id: 4, path: ['Science'], books: 910 },
  { id: 5, path: ['Science', 'Physics'], books: 302 },
];

const newShelves: Shelf[] = [
  { id: 6, path: ['Music'], books: 120 },
  { id: 7, path: ['Music', 'Scores'], books: 96 },
];

function getTreeDataPath(row: Shelf) {
  return row.path;
}

const isHistory = (node: GridGroupNode) => node.groupingKey === 'History';

export default function RefreshedTree() {
  const [rows, setRows] = React.useState(shelves);

  const returnBooks = () => setRows(rows.map((row) => ({ ...row, books: row.books + 1 })));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={returnBooks}>
          One more book on each shelf
        </Button>
        <Button
          variant="outlined"
          disabled={rows.length > shelves.length}
          onClick={() => setRows([...rows, ...newShelves])}
        >
          Add the music shelves
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Library shelves"
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isHistory}
          groupingColDef={{ headerName: 'Shelf', flex: 1, minWidth: 180 }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
