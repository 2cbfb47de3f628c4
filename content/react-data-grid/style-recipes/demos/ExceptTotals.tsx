import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid-premium';

const LIMIT = 40;

/** A warning for wards, but never for the totals of floors or the grand total. */
function overtimeClass({ value, rowNode }: GridCellParams<object, number>) {
  return rowNode.type === 'leaf' && Number(value) > LIMIT ? 'ward-overtime' : '';
}

const columns: GridColDef[] = [
  { field: 'floor', headerName: 'Floor', width: 120 },
  { field: 'ward', headerName: 'Ward', width: 140 },
  {
    field: 'overtime',
    headerName: 'Overtime (h)',
    type: 'number',
    width: 140,
    cellClassName: overtimeClass,
  },
];

const rows = [
  { id: 1, floor: 'First floor', ward: 'Cardiology', overtime: 52 },
  { id: 2, floor: 'First floor', ward: 'Surgery', overtime: 31 },
  { id: 3, floor: 'Second floor', ward: 'Maternity', overtime: 18 },
  { id: 4, floor: 'Second floor', ward: 'Pediatrics', overtime: 47 },
];

export default function ExceptTotals() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Overtime by ward"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ leafField: 'ward', headerName: 'Floor, ward', flex: 1, minWidth: 170 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { floor: false, ward: false } },
          rowGrouping: { model: ['floor'] },
          aggregation: { model: { overtime: 'sum' } },
        }}
        sx={(theme) => ({
          '& .ward-overtime': {
            fontWeight: 700,
            color: theme.palette.error.contrastText,
            backgroundColor: theme.palette.error.dark,
          },
        })}
      />
    </Box>
  );
}
