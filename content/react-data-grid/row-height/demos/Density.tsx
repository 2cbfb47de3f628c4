import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts' },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil' },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const labels = { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' };

export default function Density() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => setDensity(next ?? density)}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {labels[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 350 }}>
        <DataGrid
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
