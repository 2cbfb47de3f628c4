import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'planned', headerName: 'Planned', width: 120, headerAlign: 'center', align: 'center' },
  {
    field: 'actual',
    headerName: 'Actual',
    width: 120,
    headerAlign: 'center',
    align: 'center',
    headerClassName: 'depot-measured',
  },
];

const rows = [
  { id: 1, goods: 'Coffee, green', planned: '07:30', actual: '07:42' },
  { id: 2, goods: 'Paper rolls', planned: '08:15', actual: '08:15' },
  { id: 3, goods: 'Pump parts', planned: '09:00', actual: '09:40' },
];

export default function HeaderStyle() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Gate times"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .depot-measured': {
            bgcolor: 'action.selected',
            [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          },
        }}
      />
    </Box>
  );
}
