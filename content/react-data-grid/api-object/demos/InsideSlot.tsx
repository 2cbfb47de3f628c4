import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 130 },
  { field: 'trucks', headerName: 'Trucks', type: 'number', width: 110 },
  { field: 'phone', headerName: 'Phone', width: 140 },
];

const rows = [
  { id: 1, carrier: 'Coastline', trucks: 18, phone: '+44 20 7946 0018' },
  { id: 2, carrier: 'Fjordlink', trucks: 27, phone: '+47 23 00 00 27' },
];

function PhoneFooter() {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const shown = visibility.phone !== false;

  return (
    <GridFooterContainer sx={{ px: 1 }}>
      <Button size="small" onClick={() => apiRef.current.setColumnVisibility('phone', !shown)}>
        {shown ? 'Hide phone numbers' : 'Show phone numbers'}
      </Button>
    </GridFooterContainer>
  );
}

export default function InsideSlot() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Carriers"
        rows={rows}
        columns={columns}
        slots={{ footer: PhoneFooter }}
        initialState={{ columns: { columnVisibilityModel: { phone: false } } }}
      />
    </Box>
  );
}
