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
  { field: 'artist', headerName: 'Artist', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function Indentation() {
  const [units, setUnits] = React.useState(5);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Spacing units per level"
        value={units}
        onChange={(_event, value: number | null) => setUnits(value ?? units)}
      >
        <ToggleButton value={1}>1</ToggleButton>
        <ToggleButton value={2}>2, the default</ToggleButton>
        <ToggleButton value={5}>5</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Concerts by day and stage"
          rows={concerts}
          columns={columns}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ leafField: 'artist', headerName: 'Concert', flex: 1, minWidth: 220 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false, stage: false, artist: false } },
            rowGrouping: { model: ['day', 'stage'] },
          }}
          sx={{ '--DataGrid-cellOffsetMultiplier': units }}
        />
      </Box>
    </Stack>
  );
}
