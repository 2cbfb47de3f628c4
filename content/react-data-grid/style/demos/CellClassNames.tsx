import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'house', headerName: 'Greenhouse', flex: 1, minWidth: 130 },
  { field: 'six', headerName: '6:00', type: 'number', width: 90 },
  { field: 'noon', headerName: '12:00', type: 'number', width: 90 },
  { field: 'evening', headerName: '18:00', type: 'number', width: 90 },
];

const rows = [
  { id: 1, house: 'Tomatoes', six: 16, noon: 31, evening: 24 },
  { id: 2, house: 'Seedlings', six: 8, noon: 22, evening: 17 },
  { id: 3, house: 'Orchids', six: 19, noon: 26, evening: 21 },
  { id: 4, house: 'Herbs', six: 9, noon: 29, evening: 20 },
];

function getClass({ colDef, value }: GridCellParams) {
  if (colDef.type !== 'number') {
    return '';
  }
  if (Number(value) < 10) {
    return 'farm-cold';
  }
  return Number(value) > 28 ? 'farm-hot' : '';
}

export default function CellClassNames() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Greenhouse temperatures in °C"
        rows={rows}
        columns={columns}
        hideFooter
        getCellClassName={getClass}
        sx={(theme) => ({
          '& .farm-cold': { bgcolor: alpha(theme.palette.info.main, 0.18), fontWeight: 700 },
          '& .farm-hot': { bgcolor: alpha(theme.palette.error.main, 0.18), fontWeight: 700 },
        })}
      />
    </Box>
  );
}
