import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function ControlledPagination() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 2, pageSize: 3 });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="info" icon={false}>
        <code>{`?page=${model.page + 1}&size=${model.pageSize}`}</code>
      </Alert>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Consignments"
          rows={consignments}
          columns={columns}
          pageSizeOptions={[3, 6]}
          paginationModel={model}
          onPaginationModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
