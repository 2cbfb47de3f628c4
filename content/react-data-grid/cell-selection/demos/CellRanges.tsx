import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 80 },
  { field: 'monday', headerName: 'Mon', type: 'number', width: 90 },
  { field: 'tuesday', headerName: 'Tue', type: 'number', width: 90 },
  { field: 'wednesday', headerName: 'Wed', type: 'number', width: 90 },
  { field: 'thursday', headerName: 'Thu', type: 'number', width: 90 },
  { field: 'friday', headerName: 'Fri', type: 'number', width: 90 },
];

const rows = [
  { id: 'a', bay: 'A', monday: 24, tuesday: 31, wednesday: 28, thursday: 19, friday: 36 },
  { id: 'b', bay: 'B', monday: 12, tuesday: 9, wednesday: 15, thursday: 22, friday: 18 },
  { id: 'c', bay: 'C', monday: 40, tuesday: 38, wednesday: 41, thursday: 44, friday: 29 },
  { id: 'd', bay: 'D', monday: 7, tuesday: 0, wednesday: 3, thursday: 11, friday: 14 },
];

export default function CellRanges() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Pallets by bay and day"
        rows={rows}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
