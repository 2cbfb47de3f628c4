import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function SingleColumnLevels() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts by day and stage"
        rows={concerts}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Day and stage', width: 200 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false, stage: false } },
          rowGrouping: { model: ['day', 'stage'] },
        }}
      />
    </Box>
  );
}
