import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Load {
  id: number;
  load: string;
  pallets: number;
}

const columns: GridColDef<Load>[] = [
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 140, editable: true },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120, editable: true },
];

const firstLoads: Load[] = [
  { id: 1, load: 'Roof tiles', pallets: 18 },
  { id: 2, load: 'Office chairs', pallets: 7 },
  { id: 3, load: 'Bicycle frames', pallets: 31 },
];

export default function OwnState() {
  const [loads, setLoads] = React.useState(firstLoads);
  const pallets = loads.reduce((sum, load) => sum + load.pallets, 0);

  const processRowUpdate = (edited: Load) => {
    setLoads((rows) => rows.map((row) => (row.id === edited.id ? edited : row)));
    return edited;
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Loads"
          rows={loads}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Typography variant="body2" aria-live="polite">
        {`${pallets} pallets in total`}
      </Typography>
    </Stack>
  );
}
