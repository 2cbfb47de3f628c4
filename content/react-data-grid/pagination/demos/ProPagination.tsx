import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
];

export default function ProPagination() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Consignments by carrier"
        rows={consignments}
        columns={columns}
        pagination
        pageSizeOptions={[4, 20, 200]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </Box>
  );
}
