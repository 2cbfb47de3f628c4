import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid-premium';

const states = ['Free', 'Reserved', 'Closed'];

const hours = { morning: 'Morning', noon: 'Noon', evening: 'Evening' };

const columns: GridColDef[] = [
  { field: 'court', headerName: 'Court', flex: 1, minWidth: 90 },
  ...Object.entries(hours).map(([field, headerName]): GridColDef => ({
    field,
    headerName,
    type: 'singleSelect',
    valueOptions: states,
    width: 120,
    editable: true,
  })),
];

const rows = [
  { id: 1, court: 'Court 1', morning: 'Closed', noon: 'Free', evening: 'Free' },
  { id: 2, court: 'Court 2', morning: 'Free', noon: 'Free', evening: 'Reserved' },
  { id: 3, court: 'Court 3', morning: 'Free', noon: 'Free', evening: 'Free' },
  { id: 4, court: 'Court 4', morning: 'Free', noon: 'Free', evening: 'Free' },
];

export default function BulkPaste() {
  const [message, setMessage] = React.useState('Nothing sent yet.');

  const send: GridEventListener<'clipboardPasteEnd'> = ({ newRows }) => {
    const changed = [...newRows.values()];
    setMessage(`One request for ${changed.map((row) => row.court).join(', ')}.`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          aria-label="Tennis courts"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          initialState={{
            cellSelection: {
              2: { morning: true, noon: true },
              3: { morning: true, noon: true },
              4: { morning: true, noon: true },
            },
          }}
          onClipboardPasteEnd={send}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
