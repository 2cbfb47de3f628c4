import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'scale', headerName: 'Scale', flex: 1, minWidth: 120 },
  { field: 'reading', headerName: 'Reading (kg)', type: 'number', width: 160, editable: true },
];

const rows = [
  { id: 1, scale: 'Gate east', reading: 12340 },
  { id: 2, scale: 'Gate west', reading: null },
];

export default function EditFromCode() {
  const apiRef = useGridApiRef();

  const enterReading = () => {
    const missing = rows.find(({ id }) => apiRef.current?.getCellValue(id, 'reading') === null);
    if (missing) {
      apiRef.current?.startCellEditMode({ id: missing.id, field: 'reading' });
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={enterReading} sx={{ alignSelf: 'flex-start' }}>
        Enter the missing reading
      </Button>
      <Box sx={{ height: 164 }}>
        <DataGrid aria-label="Scales" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
