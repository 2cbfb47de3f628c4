import * as React from 'react';
import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    connected: boolean;
  }
}

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, sensor: 'Upper weir', level: 84 },
  { id: 2, sensor: 'Mill bridge', level: 112 },
  { id: 3, sensor: 'Estuary', level: 236 },
];

function ConnectionFooter({ connected }: GridSlotProps['footer']) {
  const Icon = connected ? CloudDoneIcon : CloudOffIcon;
  return (
    <GridFooterContainer sx={{ px: 1.5, justifyContent: 'flex-start', gap: 1 }}>
      <Icon fontSize="small" color={connected ? 'success' : 'disabled'} />
      <Typography variant="body2" role="status">
        {connected ? 'Receiving values' : 'Disconnected'}
      </Typography>
    </GridFooterContainer>
  );
}

export default function TypedFooter() {
  const [connected, setConnected] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connected"
        control={
          <Switch checked={connected} onChange={(_event, checked) => setConnected(checked)} />
        }
      />
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="River levels"
          rows={rows}
          columns={columns}
          slots={{ footer: ConnectionFooter }}
          slotProps={{ footer: { connected } }}
        />
      </Box>
    </Stack>
  );
}
