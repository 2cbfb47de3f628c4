import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { createConsignments, statuses } from '../../../data/consignments';
import type { Consignment } from '../../../data/consignments';

const rows = createConsignments(40);

const columns: GridColDef<Consignment>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 150,
    // In the order of the route through the depot, not alphabetically.
    sortComparator: (first, second) => statuses.indexOf(first) - statuses.indexOf(second),
  },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'reference', headerName: 'Reference', width: 130, groupable: false },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120, groupable: false },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 110 },
];

export default function FullGrouping() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      columns: { columnVisibilityModel: { reference: false } },
      rowGrouping: { model: ['status', 'carrier'] },
      aggregation: { model: { pallets: 'sum' } },
      pinnedColumns: {
        left: [GRID_CHECKBOX_SELECTION_FIELD, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
      },
      sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
    },
  });

  return (
    <Box sx={{ width: '100%', height: 580 }}>
      <DataGridPremium
        label="Consignments"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{
          headerName: 'Status and carrier',
          leafField: 'reference',
          mainGroupingCriteria: 'status',
          width: 210,
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Loading'}
        checkboxSelection
        showToolbar
      />
    </Box>
  );
}
