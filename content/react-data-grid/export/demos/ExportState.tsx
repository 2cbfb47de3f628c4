import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 180 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 130 },
];

const MINUTES_BETWEEN = 15;

const rows = Array.from({ length: 20_000 }, (_, index) => ({
  id: index,
  time: new Date(2025, 2, 3, 0, index * MINUTES_BETWEEN),
  level: Math.round(180 + 120 * Math.sin(index / 8)),
}));

const stateText = {
  idle: 'No file has been saved yet.',
  pending: 'The file is being written.',
  finished: 'The file is complete.',
};

export default function ExportState() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState<keyof typeof stateText>('idle');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={state === 'pending'}
          onClick={() => apiRef.current?.exportDataAsExcel({ fileName: 'tide-gauge' })}
        >
          Save 20,000 readings
        </Button>
        <Typography variant="body2" role="status">
          {stateText[state]}
        </Typography>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          aria-label="Tide gauge readings"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={state === 'pending'}
          hideFooter
          onExcelExportStateChange={setState}
        />
      </Box>
    </Stack>
  );
}
