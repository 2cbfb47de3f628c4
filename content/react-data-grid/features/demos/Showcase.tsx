import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { consignments, statuses } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Consignment>[] = [
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: [...statuses] },
  { field: 'goods', headerName: 'Goods', width: 140, editable: true },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110, editable: true },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null) => (value === null ? '' : euros.format(value)),
  },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 150, editable: true },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 130 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 100 },
  {
    field: 'progress',
    headerName: 'On its way',
    type: 'number',
    width: 150,
    display: 'flex',
    aggregable: false,
    valueGetter: (_value, row) => statuses.indexOf(row.status) * 25,
    renderCell: ({ value, rowNode }) =>
      rowNode.type === 'leaf' && (
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label="On its way"
          sx={{ width: '100%' }}
        />
      ),
  },
];

export default function Showcase() {
  return (
    <Box sx={{ width: '100%', height: 640 }}>
      <DataGridPremium
        label="One month of consignments"
        rows={consignments}
        columns={columns}
        showToolbar
        checkboxSelection
        cellSelection
        disableRowSelectionOnClick
        historyStackSize={0}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'At sea'}
        groupingColDef={{ headerName: 'Status', width: 170 }}
        initialState={{
          columns: { columnVisibilityModel: { status: false } },
          rowGrouping: { model: ['status'] },
          aggregation: { model: { pallets: 'sum', weight: 'sum', value: 'sum' } },
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
          },
        }}
      />
    </Box>
  );
}
