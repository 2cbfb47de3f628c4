import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, port: 'Gdańsk', country: 'Poland' },
  { id: 2, port: 'Göteborg', country: 'Sweden' },
  { id: 3, port: 'Málaga', country: 'Spain' },
  { id: 4, port: 'Mallaig', country: 'Scotland' },
];

export default function IgnoreDiacritics() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignore} onChange={(event) => setIgnore(event.target.checked)} />}
        label="Ignore accents"
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          key={String(ignore)}
          aria-label="Ports"
          rows={rows}
          columns={columns}
          hideFooter
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'port', operator: 'startsWith', value: 'mala' }] },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
