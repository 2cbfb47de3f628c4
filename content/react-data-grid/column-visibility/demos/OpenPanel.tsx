import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
];

export default function OpenPanel() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)}
        >
          Choose columns
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setColumnVisibility('goods', false)}
        >
          Hide goods
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setColumnVisibilityModel({})}>
          Show all
        </Button>
      </Stack>
      <Box sx={{ width: '100%', height: 164 }}>
        <DataGrid
          aria-label="Consignments"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
