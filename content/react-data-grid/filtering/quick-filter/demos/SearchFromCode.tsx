import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'cargo', headerName: 'Cargo', width: 120 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berth: 'North 2', cargo: 'Coffee' },
  { id: 2, vessel: 'Blue Heron', berth: 'Rail', cargo: 'Timber' },
  { id: 3, vessel: 'Corvus', berth: 'North 1', cargo: 'Coffee' },
];

export default function SearchFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setQuickFilterValues(['coffee', 'north'])}
        >
          Coffee in the north
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setQuickFilterValues([])}>
          All vessels
        </Button>
      </Stack>
      <Box sx={{ width: '100%', height: 216 }}>
        <DataGrid aria-label="Vessels" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
