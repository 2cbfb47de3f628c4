import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 120 },
  { field: 'opens', headerName: 'Opens', width: 120, editable: true },
];

const rows = [
  { id: 1, gate: 'Harbor Road', opens: '5:30' },
  { id: 2, gate: 'Mill Lane', opens: '6:00' },
  { id: 3, gate: 'Rail yard', opens: '0:00' },
];

export default function PreventedDefault() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Opening hours"
        rows={rows}
        columns={columns}
        onCellKeyDown={(params, event) => {
          // Letters do not start editing; Enter still does.
          if (params.cellMode === 'view' && event.key.length === 1) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </Box>
  );
}
