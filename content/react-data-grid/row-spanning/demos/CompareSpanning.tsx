import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 100 },
  { field: 'crop', headerName: 'Crop', width: 110 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 90 },
];

const rows = [
  { id: 1, region: 'Hill farms', crop: 'Barley', tons: 14 },
  { id: 2, region: 'Hill farms', crop: 'Oats', tons: 9 },
  { id: 3, region: 'Valley', crop: 'Oats', tons: 22 },
  { id: 4, region: 'Valley', crop: 'Barley', tons: 31 },
  { id: 5, region: 'Valley', crop: 'Barley', tons: 22 },
];

export default function CompareSpanning() {
  const [isMerged, setIsMerged] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Merge equal cells"
        control={
          <Switch checked={isMerged} onChange={(event) => setIsMerged(event.target.checked)} />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest"
          rows={rows}
          columns={columns}
          rowSpanning={isMerged}
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
          initialState={{ sorting: { sortModel: [{ field: 'crop', sort: 'asc' }] } }}
        />
      </Box>
    </Stack>
  );
}
