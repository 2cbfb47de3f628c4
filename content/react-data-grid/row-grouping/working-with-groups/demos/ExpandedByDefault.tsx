import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

/** Saturday, and the church on each day. */
function isOpen({ groupingField, groupingKey }: GridGroupNode) {
  return groupingField === 'day' ? groupingKey === 'Saturday' : groupingKey === 'Church';
}

export default function ExpandedByDefault() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts by day and stage"
        rows={concerts}
        columns={columns}
        isGroupExpandedByDefault={isOpen}
        groupingColDef={{ width: 190 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false, stage: false } },
          rowGrouping: { model: ['day', 'stage'] },
        }}
      />
    </Box>
  );
}
