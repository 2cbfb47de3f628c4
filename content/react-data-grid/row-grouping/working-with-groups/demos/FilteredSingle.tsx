import Box from '@mui/material/Box';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function FilteredSingle() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts by day and stage"
        rows={concerts}
        columns={columns}
        headerFilters
        groupingColDef={{ headerName: 'Day or stage', width: 220 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false, stage: false } },
          rowGrouping: { model: ['day', 'stage'] },
          filter: {
            filterModel: {
              items: [
                {
                  field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
                  operator: 'contains',
                  value: 'mill',
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
