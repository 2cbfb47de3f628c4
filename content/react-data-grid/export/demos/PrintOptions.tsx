import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridPrintExportOptions } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 110 },
  { field: 'opens', headerName: 'Opens', width: 100 },
  { field: 'closes', headerName: 'Closes', width: 100 },
];

const rows = [
  { id: 1, gate: 'Harbor Road', opens: '5:30', closes: '22:00' },
  { id: 2, gate: 'Mill Lane', opens: '6:00', closes: '18:00' },
  { id: 3, gate: 'Rail yard', opens: '0:00', closes: '24:00' },
];

const options: GridPrintExportOptions = {
  fileName: 'Gate opening hours',
  hideFooter: true,
  hideToolbar: true,
  pageStyle: 'body .MuiDataGrid-root { border: 0; font-family: serif; }',
};

export default function PrintOptions() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportDataAsPrint(options)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Print the opening hours
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Opening hours"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
