import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onRetry: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'tram', headerName: 'Tram', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, tram: '4', destination: 'Harbor' },
  { id: 2, tram: '7', destination: 'University' },
  { id: 3, tram: '12', destination: 'Old market' },
];

function RetryOverlay({ onRetry }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay role="row" sx={{ p: 2 }}>
      <Box role="gridcell">
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          The timetable did not load.
        </Alert>
      </Box>
    </GridOverlay>
  );
}

export default function FailedRequest() {
  const [request, setRequest] = React.useState<'failed' | 'running' | 'done'>('failed');

  // Stands for the request: it succeeds at the second attempt.
  React.useEffect(() => {
    if (request !== 'running') {
      return undefined;
    }
    const timer = setTimeout(() => setRequest('done'), 1500);
    return () => clearTimeout(timer);
  }, [request]);

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Next trams"
        rows={request === 'done' ? rows : []}
        columns={columns}
        loading={request === 'running'}
        slots={request === 'failed' ? { noRowsOverlay: RetryOverlay } : {}}
        slotProps={{ noRowsOverlay: { onRetry: () => setRequest('running') } }}
        hideFooter
      />
    </Box>
  );
}
