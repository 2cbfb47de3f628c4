import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, GridUpdateRowError } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';

interface Bay {
  id: number;
  bay: string;
  pallets: number;
}

const CAPACITY = 40;

/** Stands in for a server with its own store. */
function createSource(): GridDataSource {
  let stored: Bay[] = [
    { id: 1, bay: 'A1', pallets: 24 },
    { id: 2, bay: 'A2', pallets: 12 },
    { id: 3, bay: 'B1', pallets: 31 },
  ];
  return {
    getRows: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { rows: stored, rowCount: stored.length };
    },
    updateRow: async ({ rowId, updatedRow }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const pallets = Number(updatedRow.pallets);
      if (pallets > CAPACITY) {
        throw new Error(`A bay has room for ${CAPACITY} pallets.`);
      }
      stored = stored.map((bay) => (bay.id === rowId ? { ...bay, pallets } : bay));
      return updatedRow;
    },
  };
}

const columns: GridColDef<Bay>[] = [
  { field: 'bay', headerName: 'Bay', flex: 1, minWidth: 100, sortable: false, filterable: false },
  {
    field: 'pallets',
    headerName: 'Pallets',
    type: 'number',
    width: 130,
    editable: true,
    sortable: false,
    filterable: false,
  },
];

export default function EditableSource() {
  const [dataSource] = React.useState(createSource);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity={message ? 'error' : 'info'} aria-live="polite">
        {message || `Up to ${CAPACITY} pallets are accepted.`}
      </Alert>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Storage bays"
          columns={columns}
          dataSource={dataSource}
          onCellEditStop={() => setMessage('')}
          onDataSourceError={(error) => {
            if (error instanceof GridUpdateRowError) {
              setMessage(error.message);
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
