import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowNodeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', width: 120 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

const rows = [
  { id: 1, shelf: 'Maps', title: 'Harbor plans', copies: 2 },
  { id: 2, shelf: 'Maps', title: 'Footpaths', copies: 5 },
  { id: 3, shelf: 'Poems', title: 'Sea songs', copies: 3 },
];

const withoutGroups: GridCsvExportOptions = {
  // The column is hidden; in the file, it repeats the group on each line.
  fields: ['shelf', 'title', 'copies'],
  getRowsToExport: ({ apiRef }) =>
    gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => gridRowNodeSelector(apiRef, id).type === 'leaf',
    ),
};

export default function GroupedCsv() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  const show = (options?: GridCsvExportOptions) =>
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 164 }}>
        <DataGridPremium
          aria-label="Books by shelf"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{
            rowGrouping: { model: ['shelf'] },
            columns: { columnVisibilityModel: { shelf: false } },
          }}
          groupingColDef={{ headerName: 'Shelf', width: 150 }}
        />
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => show()}>
          With groups
        </Button>
        <Button variant="outlined" onClick={() => show(withoutGroups)}>
          Without groups
        </Button>
      </Stack>
      <Box
        component="pre"
        aria-live="polite"
        sx={{
          m: 0,
          height: 132,
          overflowX: 'auto',
          typography: 'body2',
          fontFamily: 'monospace',
        }}
      >
        {csv || "The file's contents appear here."}
      </Box>
    </Stack>
  );
}
