import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../data/concerts';
import type { Concert } from '../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', groupable: false },
  { field: 'stage', headerName: 'Stage', width: 120, groupable: false },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140, groupable: false },
];

export default function FixedGroups() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Concerts, always by day"
        rows={concerts}
        columns={columns}
        groupingColDef={{ width: 180 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false } },
          rowGrouping: { model: ['day'] },
        }}
      />
    </Box>
  );
}
