import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'scale', headerName: 'Scale', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 120 },
];

const rows = [
  { id: 1, scale: 'Gate', weight: 12400, readings: 0 },
  { id: 2, scale: 'Hall 1', weight: 880, readings: 0 },
  { id: 3, scale: 'Hall 2', weight: 640, readings: 0 },
];

const READING_MS = 20;

export default function HighFrequency() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      const source = rows[count % rows.length];
      if (source) {
        const weight = source.weight + Math.round(20 * Math.sin(count / 9));
        apiRef.current?.updateRows([{ id: source.id, weight, readings: count }]);
      }
    }, READING_MS);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Read the scales fifty times a second"
        control={<Switch checked={running} onChange={(_event, on) => setRunning(on)} />}
      />
      <Box sx={{ height: 216 }}>
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
