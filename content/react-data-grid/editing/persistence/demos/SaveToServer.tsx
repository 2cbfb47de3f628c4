import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Bay {
  id: number;
  bay: string;
  pallets: number;
  savedBy: string;
}

const CAPACITY = 40;

const columns: GridColDef<Bay>[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120, editable: true },
  { field: 'savedBy', headerName: 'Saved by', flex: 1, minWidth: 130 },
];

const rows: Bay[] = [
  { id: 1, bay: 'A1', pallets: 24, savedBy: 'Morning shift' },
  { id: 2, bay: 'A2', pallets: 12, savedBy: 'Morning shift' },
  { id: 3, bay: 'B1', pallets: 31, savedBy: 'Night shift' },
];

/** Stands in for a request: rejects invalid rows, and fills in what only the server knows. */
async function saveBay(bay: Bay): Promise<Bay> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (bay.pallets > CAPACITY) {
    throw new Error(`Bay ${bay.bay} has room for ${CAPACITY} pallets.`);
  }
  return { ...bay, savedBy: 'You' };
}

export default function SaveToServer() {
  const [message, setMessage] = React.useState(
    `Enter more than ${CAPACITY} pallets to see the server reject them.`,
  );
  const [failed, setFailed] = React.useState(false);

  const processRowUpdate = async (edited: Bay) => {
    const saved = await saveBay(edited);
    setFailed(false);
    setMessage(`Bay ${saved.bay} is saved with ${saved.pallets} pallets.`);
    return saved;
  };

  const handleError = (error: Error) => {
    setFailed(true);
    setMessage(error.message);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity={failed ? 'error' : 'info'} aria-live="polite">
        {message}
      </Alert>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Storage bays"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
