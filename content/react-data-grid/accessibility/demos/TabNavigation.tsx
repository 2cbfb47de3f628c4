import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';

type TabMode = NonNullable<DataGridProps['tabNavigation']>;

const modes: TabMode[] = ['none', 'content', 'header', 'all'];

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 110 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 110 },
];

const rows = [
  { id: 1, gate: 'Harbor Road', trucks: 7 },
  { id: 2, gate: 'Mill Lane', trucks: 2 },
];

export default function TabNavigation() {
  const [mode, setMode] = React.useState<TabMode>('content');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="tabNavigation"
        value={mode}
        onChange={(event) => setMode(modes.find((name) => name === event.target.value) ?? 'none')}
        sx={{ width: 200 }}
      >
        {modes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 164 }}>
        <DataGrid
          aria-label="Gates"
          rows={rows}
          columns={columns}
          hideFooter
          tabNavigation={mode}
        />
      </Box>
    </Stack>
  );
}
