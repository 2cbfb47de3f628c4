import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'artist', headerName: 'Artist', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const byArtist = { leafField: 'artist', flex: 1, minWidth: 200 };
const byDay = { ...byArtist, mainGroupingCriteria: 'day' };

export default function SortedSingle() {
  const [sorted, setSorted] = React.useState('day');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Values to sort"
        value={sorted}
        onChange={(_event, value: string | null) => setSorted(value ?? sorted)}
      >
        <ToggleButton value="day">Days</ToggleButton>
        <ToggleButton value="artist">Artists</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          key={sorted}
          aria-label="Concerts, Z to A"
          rows={concerts}
          columns={columns}
          groupingColDef={sorted === 'day' ? byDay : byArtist}
          defaultGroupingExpansionDepth={1}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false, artist: false } },
            rowGrouping: { model: ['day'] },
            sorting: {
              sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
            },
          }}
        />
      </Box>
    </Stack>
  );
}
