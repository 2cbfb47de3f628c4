import Box from '@mui/material/Box';
import { DataGridPremium, getRowGroupingFieldFromGroupingCriteria } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 140 },
  { field: 'stage', headerName: 'Stage', width: 140 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function FilteredMultiple() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts on the quay by day"
        rows={concerts}
        columns={columns}
        rowGroupingColumnMode="multiple"
        headerFilters
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false, stage: false } },
          rowGrouping: { model: ['day', 'stage'] },
          filter: {
            filterModel: {
              items: [
                {
                  field: getRowGroupingFieldFromGroupingCriteria('stage'),
                  operator: 'equals',
                  value: 'Quay',
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
