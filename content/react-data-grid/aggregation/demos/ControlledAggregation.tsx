import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel, GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 140 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', hours: 34 },
  { id: 2, driver: 'Jonas Weber', hours: 39 },
  { id: 3, driver: 'Mei Tan', hours: 28 },
  { id: 4, driver: 'Pilar Soto', hours: 37 },
];

export default function ControlledAggregation() {
  const [model, setModel] = React.useState<GridAggregationModel>({ hours: 'avg' });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function for the hours"
        value={model.hours ?? null}
        onChange={(_event, name: string | null) => setModel(name ? { hours: name } : {})}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Largest</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Drivers this week"
          rows={rows}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
