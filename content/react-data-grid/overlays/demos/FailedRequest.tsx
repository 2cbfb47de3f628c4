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

const trams = [
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
          The schedule did not load.
        </Alert>
      </Box>
    </GridOverlay>
  );
}

/** Stands in for the second request, which succeeds. */
async function loadTrams() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return trams;
}

export default function FailedRequest() {
  const [rows, retry, isLoading] = React.useActionState(loadTrams, []);

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Next trams"
        rows={rows}
        columns={columns}
        loading={isLoading}
        slots={{ noRowsOverlay: RetryOverlay }}
        slotProps={{ noRowsOverlay: { onRetry: () => React.startTransition(retry) } }}
        hideFooter
      />
    </Box>
  );
}
