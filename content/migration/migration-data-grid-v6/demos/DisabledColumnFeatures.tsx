import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'branch', headerName: 'Branch', width: 130, filterable: false },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 110, sortable: false },
];

const rows = [
  { id: 1, title: 'The Salt Road', branch: 'Harbor', loans: 41 },
  { id: 2, title: 'Bees of the North', branch: 'Hillside', loans: 17 },
  { id: 3, title: 'A Winter Almanac', branch: 'Harbor', loans: 63 },
  { id: 4, title: 'Night Trains', branch: 'Station', loans: 88 },
  { id: 5, title: 'Maps Without Borders', branch: 'Harbor', loans: 29 },
];

export default function DisabledColumnFeatures() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Loans at the Harbor branch"
        rows={rows}
        columns={columns}
        filterModel={{ items: [{ id: 1, field: 'branch', operator: 'equals', value: 'Harbor' }] }}
        sortModel={[{ field: 'loans', sort: 'desc' }]}
        hideFooter
      />
    </Box>
  );
}
