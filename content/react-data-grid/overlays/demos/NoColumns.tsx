import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 100 },
  { field: 'maker', headerName: 'Maker', width: 110 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const rows = [
  { id: 1, instrument: 'Viola', maker: 'Hartmann', year: '1911' },
  { id: 2, instrument: 'Double bass', maker: 'Lefèvre', year: '1954' },
  { id: 3, instrument: 'Bassoon', maker: 'Kohl', year: '1987' },
];

const allHidden = { instrument: false, maker: false, year: false };

export default function NoColumns() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setColumnVisibilityModel(allHidden)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Hide every column
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Instruments for rent"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
