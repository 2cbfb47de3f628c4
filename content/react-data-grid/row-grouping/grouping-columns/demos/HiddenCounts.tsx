import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function HiddenCounts() {
  const [hidden, setHidden] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Hide the number of rows"
        control={<Switch checked={hidden} onChange={(event) => setHidden(event.target.checked)} />}
      />
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          aria-label="Concerts by genre"
          rows={concerts}
          columns={columns}
          groupingColDef={{ hideDescendantCount: hidden, flex: 1, minWidth: 160 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { genre: false } },
            rowGrouping: { model: ['genre'] },
          }}
        />
      </Box>
    </Stack>
  );
}
