import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function ExpansionDepth() {
  const [depth, setDepth] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Open levels"
        value={depth}
        onChange={(_event, value: number | null) => setDepth(value ?? depth)}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={1}>Days</ToggleButton>
        <ToggleButton value={-1}>All</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          // The depth is for groups that are new, so a new depth needs a new grid.
          key={depth}
          aria-label="Concerts by day and stage"
          rows={concerts}
          columns={columns}
          defaultGroupingExpansionDepth={depth}
          groupingColDef={{ width: 190 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false, stage: false } },
            rowGrouping: { model: ['day', 'stage'] },
          }}
        />
      </Box>
    </Stack>
  );
}
