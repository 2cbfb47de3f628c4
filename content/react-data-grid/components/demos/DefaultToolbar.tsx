import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 130 },
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, berth: 'A1', ship: 'Aurora', draft: 6.2 },
  { id: 2, berth: 'A2', ship: 'Castor', draft: 9.8 },
  { id: 3, berth: 'B1', ship: 'Windrose', draft: 4.1 },
];

export default function DefaultToolbar() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Berths"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'berths' },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
