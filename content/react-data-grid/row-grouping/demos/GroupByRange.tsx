import Box from '@mui/material/Box';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../data/concerts';
import type { Concert } from '../../data/concerts';

const ranges = [
  { from: 500, label: '500 and more' },
  { from: 300, label: '300 to 499' },
  { from: 0, label: 'Under 300' },
];

const columns: GridColDef<Concert>[] = [
  {
    field: 'visitors',
    headerName: 'Visitors',
    type: 'number',
    width: 120,
    // A number, so that groups are sorted by size and not as text.
    groupingValueGetter: (visitors: number) => ranges.find(({ from }) => visitors >= from)?.from,
  },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function GroupByRange() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts by number of visitors"
        rows={concerts}
        columns={columns}
        groupingColDef={{
          flex: 1,
          minWidth: 180,
          valueFormatter: (value: number) => ranges.find(({ from }) => from === value)?.label ?? '',
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 0}
        hideFooter
        initialState={{
          rowGrouping: { model: ['visitors'] },
          sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
