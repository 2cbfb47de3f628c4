import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', pallets: 24 },
  { id: 2, bay: 'A2', goods: 'Olive oil', pallets: 12 },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', pallets: 31 },
  { id: 4, bay: 'B2', goods: 'Paper rolls', pallets: 18 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'pallets', sort: 'asc' },
  ]);
  const [rule] = sortModel;
  const name = columns.find(({ field }) => field === rule?.field)?.headerName;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {rule ? `Sorted by ${name}, ${rule.sort}` : 'In the order of the data'}
      </Typography>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Storage bays"
          rows={rows}
          columns={columns}
          hideFooter
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </Stack>
  );
}
