import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', flex: 1, minWidth: 130 },
  { field: 'loadPort', headerName: 'Port of loading', width: 150 },
  { field: 'loadDay', headerName: 'Loading date', width: 150 },
  { field: 'endPort', headerName: 'Port of discharge', width: 150 },
  { field: 'endDay', headerName: 'Discharge date', width: 150 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    loadPort: 'Santos',
    loadDay: 'March 3',
    endPort: 'Antwerp',
    endDay: 'March 21',
  },
  {
    id: 2,
    reference: 'DEP-4102',
    loadPort: 'Cork',
    loadDay: 'March 8',
    endPort: 'Bergen',
    endDay: 'March 11',
  },
];

export default function FilteredToggle() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{
          columnsManagement: {
            toggleAllMode: 'filteredOnly',
            searchInputProps: { placeholder: 'Part of a name' },
          },
        }}
      />
    </Box>
  );
}
