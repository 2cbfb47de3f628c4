import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { readDeliveries } from './dairy';
import type { Delivery } from './dairy';

// The server turns days into months before it groups by them.
const dataSource: GridDataSource = {
  getRows: async (params) => ({ rows: await readDeliveries(params) }),
  getGroupKey: (row) => row.groupName ?? String(row.id),
  getChildrenCount: (row) => row.groupSize ?? 0,
};

const columns: GridColDef<Delivery>[] = [
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 120,
    valueGetter: (value: string | undefined) => value && new Date(`${value}T00:00`),
    // Here, a group has the name of its month, and a delivery has a date.
    valueFormatter: (value: Date | string | undefined) =>
      value instanceof Date ? value.toLocaleDateString('en-US') : value,
  },
  { field: 'farm', headerName: 'Farm', width: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 100, groupable: false },
];

export default function MonthGroups() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Milk deliveries by month"
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Month', minWidth: 190, flex: 1 }}
        disableColumnFilter
        disablePivoting
        hideFooter
        initialState={{ rowGrouping: { model: ['day'] } }}
      />
    </Box>
  );
}
