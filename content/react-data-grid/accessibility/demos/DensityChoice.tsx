import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'trips', headerName: 'Trips', type: 'number', width: 110 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', trips: 11 },
  { id: 2, driver: 'Jonas Weber', trips: 14 },
  { id: 3, driver: 'Mei Tan', trips: 9 },
  { id: 4, driver: 'Pilar Soto', trips: 13 },
];

export default function DensityChoice() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 350 }}>
        <DataGrid
          aria-label="Drivers this week"
          rows={rows}
          columns={columns}
          hideFooter
          density={density}
        />
      </Box>
    </Stack>
  );
}
