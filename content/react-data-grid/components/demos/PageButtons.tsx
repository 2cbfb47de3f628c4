import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'platforms', headerName: 'Platforms', type: 'number', width: 110 },
];

const rows = [
  { id: 1, station: 'Abbey Road', platforms: 2 },
  { id: 2, station: 'Castle Hill', platforms: 4 },
  { id: 3, station: 'Dock Street', platforms: 2 },
  { id: 4, station: 'East Quay', platforms: 3 },
  { id: 5, station: 'Foundry', platforms: 1 },
  { id: 6, station: 'Glassworks', platforms: 2 },
  { id: 7, station: 'Hospital', platforms: 4 },
];

function Actions({ count, page, rowsPerPage, onPageChange }: TablePaginationActionsProps) {
  return (
    <Pagination
      size="small"
      color="primary"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, number) => onPageChange(null, number - 1)}
      sx={{ flexShrink: 0, marginInlineStart: 1 }}
    />
  );
}

export default function PageButtons() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Stations"
        rows={rows}
        columns={columns}
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        slotProps={{ basePagination: { material: { ActionsComponent: Actions } } }}
      />
    </Box>
  );
}
