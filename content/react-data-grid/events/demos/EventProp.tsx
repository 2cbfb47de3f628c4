import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'crane', headerName: 'Crane', flex: 1, minWidth: 120 },
  { field: 'lifts', headerName: 'Lifts today', type: 'number', width: 130 },
];

const rows = [
  { id: 1, crane: 'North 1', lifts: 41 },
  { id: 2, crane: 'North 2', lifts: 38 },
  { id: 3, crane: 'Rail', lifts: 12 },
];

export default function EventProp() {
  const [text, setText] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ row }, event) =>
    setText(`${row.crane} clicked${event.altKey ? ' with Alt' : ''}`);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Cranes"
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
