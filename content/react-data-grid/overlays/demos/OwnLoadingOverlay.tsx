import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    loadedDays: number;
    totalDays: number;
  }
}

const TOTAL_DAYS = 5;

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
];

const rows = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day, id) => ({
  id,
  day,
  rain: [0, 3.5, 12, 1, 0][id],
}));

function DaysOverlay({ loadedDays, totalDays }: GridSlotProps['loadingOverlay']) {
  const text = `${loadedDays} of ${totalDays} days loaded`;
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <LinearProgress
          aria-label={text}
          variant="determinate"
          value={(100 * loadedDays) / totalDays}
          sx={{ width: 160 }}
        />
        <Typography variant="body2">{text}</Typography>
      </Stack>
    </GridOverlay>
  );
}

export default function OwnLoadingOverlay() {
  const [loadedDays, setLoadedDays] = React.useState(2);
  const loading = loadedDays < TOTAL_DAYS;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setLoadedDays(loading ? loadedDays + 1 : 0)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {loading ? 'Load another day' : 'Start over'}
      </Button>
      <Box sx={{ height: 316 }}>
        <DataGrid
          aria-label="Rain at the station"
          rows={loading ? [] : rows}
          columns={columns}
          loading={loading}
          slots={{ loadingOverlay: DaysOverlay }}
          slotProps={{
            loadingOverlay: {
              loadedDays,
              totalDays: TOTAL_DAYS,
              noRowsVariant: 'linear-progress',
            },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
