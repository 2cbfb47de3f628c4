import Box from '@mui/material/Box';
import { DataGrid, getGridDateOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';

const onWeekend: GridFilterOperator = {
  label: 'is on a weekend',
  value: 'weekend',
  requiresFilterValue: false,
  getApplyFilterFn: () => (value: Date | null) =>
    value !== null && (value.getDay() === 0 || value.getDay() === 6),
};

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 170,
    filterOperators: [...getGridDateOperators(), onWeekend],
    valueFormatter: (value: Date | null) =>
      value?.toLocaleDateString('en-US', { weekday: 'short', day: 'numeric', month: 'long' }),
  },
];

const rows = [
  { id: 1, vessel: 'Astrid', arrival: new Date(2025, 2, 14) },
  { id: 2, vessel: 'Blue Heron', arrival: new Date(2025, 2, 15) },
  { id: 3, vessel: 'Corvus', arrival: new Date(2025, 2, 18) },
  { id: 4, vessel: 'Dunlin', arrival: new Date(2025, 2, 23) },
];

export default function OperatorWithoutValue() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Expected vessels"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: { filterModel: { items: [{ field: 'arrival', operator: 'weekend' }] } },
        }}
      />
    </Box>
  );
}
