import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 130 },
  { field: 'balance', headerName: 'Balance (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, account: 'Membership fees', balance: 4210 },
  { id: 2, account: 'Seed bank', balance: 880 },
  { id: 3, account: 'Tool repairs', balance: -145 },
];

function SilentProgress() {
  return <CircularProgress aria-hidden />;
}

export default function CircularLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Balances are being recalculated"
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Accounts"
          rows={rows}
          columns={columns}
          loading={loading}
          slots={{ baseCircularProgress: SilentProgress }}
          slotProps={{
            main: { 'aria-busy': loading },
            loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
