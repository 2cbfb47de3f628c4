import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'trips', headerName: 'Trips', type: 'number', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 130 },
];

const rows = [
  { id: 1, driver: 'Amara Cole', trips: 11, hours: 34 },
  { id: 2, driver: 'Jonas Weber', trips: 14, hours: 39 },
  { id: 3, driver: 'Mei Tan', trips: 9, hours: 28 },
  { id: 4, driver: 'Pilar Soto', trips: 13, hours: 37 },
];

const longWeeks = { id: 'long-weeks', field: 'hours', operator: '>', value: 35 };

export default function FilterFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setFilterModel({ items: [longWeeks] })}
        >
          Over 35 hours
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          Clear
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.showFilterPanel('trips')}>
          Filter trips…
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Drivers this week"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
