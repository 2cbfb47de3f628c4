import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 150 },
  {
    field: 'dwell',
    headerName: 'Dwell (days)',
    description: "Days between arrival at the depot and the ship's departure",
    type: 'number',
    width: 150,
  },
];

const rows = [
  { id: 1, goods: 'Coffee, green', dwell: 3 },
  { id: 2, goods: 'Paper rolls', dwell: 1 },
  { id: 3, goods: 'Pump parts', dwell: 6 },
];

export default function HeaderDescription() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Time at the depot" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
