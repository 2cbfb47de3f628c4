import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'callSign', headerName: 'Call sign', width: 110 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berth: 'North 2', callSign: 'LAQX' },
  { id: 2, vessel: 'Blue Heron', berth: 'Rail', callSign: 'EIBH' },
  { id: 3, vessel: 'Corvus', berth: 'North 1', callSign: 'ONCV' },
];

export default function HiddenColumns() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Vessels"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { callSign: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['eibh'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
      />
    </Box>
  );
}
