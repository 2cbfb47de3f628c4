import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const PAGE_SIZE = 3;

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function PageFromCode() {
  const apiRef = useGridApiRef();

  const showFirstBooked = () => {
    const rows = apiRef.current?.getSortedRows() ?? [];
    const position = rows.findIndex((row) => row.status === 'Booked');
    apiRef.current?.setPage(Math.floor(position / PAGE_SIZE));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={showFirstBooked} sx={{ alignSelf: 'flex-start' }}>
        Show the first booked row
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Consignments"
          apiRef={apiRef}
          rows={consignments}
          columns={columns}
          pageSizeOptions={[PAGE_SIZE]}
          initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
        />
      </Box>
    </Stack>
  );
}
