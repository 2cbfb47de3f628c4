import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'scale', headerName: 'Scale', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 150 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 120 },
];

const scales = ['Gate east', 'Gate west', 'Crane north', 'Crane south'];

const rows = scales.map((scale, id) => ({ id, scale, weight: 12000 + id * 900, readings: 0 }));

const READINGS = 200;

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    let reading = 0;
    const timer = setInterval(() => {
      reading += 1;
      const id = reading % scales.length;
      const weight = 12000 + id * 900 + (reading % 50) * 8;
      apiRef.current?.updateRows([{ id, weight, readings: reading }]);
      if (reading === READINGS) {
        setRunning(false);
      }
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setRunning(!running)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {running ? 'Stop' : 'Start 200 readings'}
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          aria-label="Scales"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
