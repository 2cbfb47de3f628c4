import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, port: 'Antwerp', berth: 'K 730', draft: 15 },
  { id: 2, port: 'Bergen', berth: 'Dokken 2', draft: 10 },
  { id: 3, port: 'Cork', berth: 'Tivoli', draft: 8 },
  { id: 4, port: 'Gdańsk', berth: 'T 2', draft: 17 },
];

export default function FormParts() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Berths"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{
          filterPanel: {
            filterFormProps: {
              columnInputProps: { sx: { width: 130 } },
              operatorInputProps: { sx: { width: 160 } },
              valueInputProps: { InputComponentProps: { color: 'success' } },
              deleteIconProps: { sx: { order: 1 } },
            },
          },
        }}
      />
    </Box>
  );
}
