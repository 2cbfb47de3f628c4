import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 130 },
];

const rows = [
  { id: 1, vessel: 'Astrid', berth: 'North 2' },
  { id: 2, vessel: 'Blue Heron', berth: 'Rail' },
  { id: 3, vessel: 'Corvus', berth: 'North 1' },
];

export default function OutsideButton() {
  const apiRef = useGridApiRef();

  const moveAstrid = () => {
    apiRef.current?.updateRows([{ id: 1, berth: 'Sea wall' }]);
    apiRef.current?.selectRow(1);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={moveAstrid} sx={{ alignSelf: 'flex-start' }}>
        Move Astrid to the sea wall
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid aria-label="Vessels" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
