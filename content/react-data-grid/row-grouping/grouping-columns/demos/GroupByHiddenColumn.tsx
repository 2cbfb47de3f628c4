import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  {
    field: 'length',
    headerName: 'Length',
    // Not in the columns panel: the field is only there for the groups.
    hideable: false,
    valueGetter: (_value, row) => (row.minutes < 60 ? 'Under an hour' : 'An hour or more'),
  },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function GroupByHiddenColumn() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Concerts by length"
        rows={concerts}
        columns={columns}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'An hour or more'}
        groupingColDef={{ flex: 1, minWidth: 180 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { length: false } },
          rowGrouping: { model: ['length'] },
        }}
      />
    </Box>
  );
}
