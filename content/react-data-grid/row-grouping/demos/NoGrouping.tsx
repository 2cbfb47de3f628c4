import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../data/concerts';
import type { Concert } from '../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function NoGrouping() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Concerts without groups"
        rows={concerts}
        columns={columns}
        disableRowGrouping
        hideFooter
      />
    </Box>
  );
}
