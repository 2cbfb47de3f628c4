import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'crane', headerName: 'Crane', flex: 1, minWidth: 120 },
  { field: 'lifts', headerName: 'Lifts today', type: 'number', width: 130 },
  { field: 'remark', headerName: 'Remark', sortable: false, flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, crane: 'North 1', lifts: 41, remark: 'Spreader changed' },
  { id: 2, crane: 'North 2', lifts: 38, remark: '' },
  { id: 3, crane: 'Rail', lifts: 12, remark: 'Stopped by wind' },
];

export default function LimitedSorting() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Cranes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
