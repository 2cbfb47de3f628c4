import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridPrintExportOptions } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 140 },
  { field: 'hall', headerName: 'Hall', width: 110 },
];

const rows = [
  { id: 1, time: '18:00', piece: 'Chamber choir', hall: 'Chapel' },
  { id: 2, time: '19:30', piece: 'String quartet', hall: 'Old mill' },
  { id: 3, time: '21:00', piece: 'Late organ', hall: 'Chapel' },
];

// The page's styles come later in the document: a leading `body` makes these rules more specific.
const PAPER = `
  @page { size: A5 landscape; margin: 10mm; }
  body.program .MuiDataGrid-root { border: 0; font-family: serif; }
  body.program .MuiDataGrid-columnHeader { background: none; }
`;

const options: GridPrintExportOptions = {
  fileName: 'Evening program',
  bodyClassName: 'program',
  pageStyle: PAPER,
  hideFooter: true,
  hideToolbar: true,
};

export default function PrintStyles() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportDataAsPrint(options)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Print the program
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Evening program"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          sx={{
            '& .MuiDataGrid-columnHeader': { bgcolor: 'action.hover' },
            '@media print': {
              '& .MuiDataGrid-cell': { borderTopStyle: 'dotted' },
              '& .MuiDataGrid-cell[data-field="time"]': { fontWeight: 700 },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
