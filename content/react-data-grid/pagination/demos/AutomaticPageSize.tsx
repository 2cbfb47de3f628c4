import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function AutomaticPageSize() {
  const [height, setHeight] = React.useState(280);

  return (
    <Stack spacing={2} sx={{ width: '100%', height: 440 }}>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-label="Grid height in pixels"
          min={220}
          max={380}
          value={height}
          onChange={(_event, value) => setHeight(Number(value))}
        />
      </Box>
      <Box sx={{ height }}>
        <DataGrid
          aria-label="Consignments by customer"
          rows={consignments}
          columns={columns}
          autoPageSize
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        />
      </Box>
    </Stack>
  );
}
