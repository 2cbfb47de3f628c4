import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { FilterColumnsArgs, GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 130 },
  {
    field: 'gate',
    headerName: 'Gate',
    type: 'singleSelect',
    valueOptions: ['A', 'B', 'C'],
    width: 90,
  },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 170 },
];

const rows = [
  { id: 1, flight: 'NL 204', airline: 'Northlight', gate: 'A', delay: 0 },
  { id: 2, flight: 'SB 17', airline: 'Southbound', gate: 'B', delay: 25 },
  { id: 3, flight: 'NL 388', airline: 'Northlight', gate: 'C', delay: 10 },
  { id: 4, flight: 'IS 92', airline: 'Islander', gate: 'A', delay: 45 },
];

/** Each form keeps its column. */
function onlyItsColumn({ field }: FilterColumnsArgs) {
  return [field];
}

export default function FixedForms() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        label="Departures"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'airline', operator: 'contains', value: 'north' },
                { id: 2, field: 'delay', operator: '>=', value: 0 },
              ],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            filterFormProps: {
              filterColumns: onlyItsColumn,
              deleteIconProps: { sx: { display: 'none' } },
            },
          },
        }}
      />
    </Box>
  );
}
