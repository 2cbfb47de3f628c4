import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

const shares = ['50%', '75%', '100%'];

export default function PercentOfParent() {
  const [share, setShare] = React.useState('75%');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grid size"
        value={share}
        onChange={(_event, next: string | null) => setShare(next ?? share)}
      >
        {shares.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ width: '100%', height: 360 }}>
        <Box sx={{ width: share, height: share }}>
          <DataGrid aria-label="Consignments" rows={consignments} columns={columns} />
        </Box>
      </Box>
    </Stack>
  );
}
