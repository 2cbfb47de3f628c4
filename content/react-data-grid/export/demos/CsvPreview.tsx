import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, load: 'Roof tiles', note: 'Heavy; forklift 2', pallets: 18 },
  { id: 2, load: 'Chairs', note: '=SUM(A1:A3)', pallets: 7 },
];

const options: GridCsvExportOptions = { delimiter: ';', includeHeaders: true };

export default function CsvPreview() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 164 }}>
        <DataGrid aria-label="Loads" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
      <Button
        variant="outlined"
        onClick={() => setCsv(apiRef.current?.getDataAsCsv(options) ?? '')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Show the CSV
      </Button>
      <Box
        component="pre"
        aria-live="polite"
        sx={{
          m: 0,
          minHeight: 64,
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
