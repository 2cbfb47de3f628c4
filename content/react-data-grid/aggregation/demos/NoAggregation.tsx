import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 130 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function NoAggregation() {
  const [allowed, setAllowed] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Aggregation"
        control={<Switch checked={allowed} onChange={(_event, on) => setAllowed(on)} />}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Harvests"
          rows={harvests}
          columns={columns}
          disableAggregation={!allowed}
          hideFooter
          initialState={{ aggregation: { model: { kilos: 'sum' } } }}
        />
      </Box>
    </Stack>
  );
}
