import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'choir', headerName: 'Choir', flex: 1, minWidth: 130, editable: true },
  { field: 'room', headerName: 'Room', width: 110, editable: true },
  { field: 'singers', headerName: 'Singers', type: 'number', width: 100, editable: true },
];

const rows = [
  { id: 1, choir: 'Harbor voices', room: 'Hall', singers: 38 },
  { id: 2, choir: 'Youth choir', room: 'Studio 2', singers: 24 },
  { id: 3, choir: 'Vespers', room: 'Chapel', singers: 12 },
];

export default function EventLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const note = (entry: string) => setLog((entries) => [entry, ...entries].slice(0, 3));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Rehearsals"
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) => note(`cellEditStart, ${field}: ${reason}`)}
          onCellEditStop={({ field, reason }) => note(`cellEditStop, ${field}: ${reason}`)}
          hideFooter
        />
      </Box>
      <Typography
        component="div"
        variant="body2"
        role="log"
        aria-label="Events"
        sx={{ minHeight: 60, whiteSpace: 'pre-line' }}
      >
        {log.join('\n') || 'Edit a cell, and leave it in different ways.'}
      </Typography>
    </Stack>
  );
}
