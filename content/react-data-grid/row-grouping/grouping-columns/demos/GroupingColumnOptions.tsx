import Box from '@mui/material/Box';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { consignments } from '../../../data/consignments';
import type { Consignment } from '../../../data/consignments';

const groupingColumn: NonNullable<DataGridPremiumProps<Consignment>['groupingColDef']> = {
  headerName: 'Port and consignment',
  leafField: 'reference',
  mainGroupingCriteria: 'port',
  hideDescendantCount: true,
  flex: 1,
  minWidth: 200,
};

const columns: GridColDef<Consignment>[] = [
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function GroupingColumnOptions() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Consignments by port"
        rows={consignments}
        columns={columns}
        groupingColDef={groupingColumn}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Bergen'}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { port: false, reference: false } },
          rowGrouping: { model: ['port'] },
          sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
