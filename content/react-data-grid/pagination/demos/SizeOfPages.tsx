import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 110 },
];

const rows = [
  { id: 1, carrier: 'Brandt Trucking', trucks: 42 },
  { id: 2, carrier: 'Coastline', trucks: 18 },
  { id: 3, carrier: 'Fjordlink', trucks: 27 },
  { id: 4, carrier: 'Marlow & Daughters', trucks: 9 },
  { id: 5, carrier: 'Southern Star', trucks: 63 },
];

export default function SizeOfPages() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Carriers"
        rows={rows}
        columns={columns}
        pageSizeOptions={[3, { value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      />
    </Box>
  );
}
