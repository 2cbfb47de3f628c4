import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 80 },
  { field: 'cars', headerName: 'Cars booked', type: 'number', width: 120 },
];

const rows = [
  { id: 1, ferry: 'Aurora', berth: 'A2', cars: 118 },
  { id: 2, ferry: 'Nordlys', berth: 'B1', cars: 74 },
  { id: 3, ferry: 'Skarv', berth: 'A4', cars: 96 },
];

// Visual only: `aria-busy` on the grid tells screen readers the same.
function SilentProgress() {
  return <LinearProgress aria-hidden />;
}

export default function LinearLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Bookings are being refreshed"
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Departures"
          rows={rows}
          columns={columns}
          loading={loading}
          slots={{ baseLinearProgress: SilentProgress }}
          slotProps={{ main: { 'aria-busy': loading } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
