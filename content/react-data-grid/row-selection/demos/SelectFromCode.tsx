import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
  { id: 4, reference: 'DEP-4104', goods: 'Olive oil', pallets: 3 },
];

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => apiRef.current?.selectRow(3)}>
          Select 4103
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.selectRows([1, 2], true, true)}>
          Only 4101 and 4102
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.selectRowRange({ startId: 2, endId: 4 })}
        >
          4102 to 4104
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          aria-label="Consignments"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </Box>
    </Stack>
  );
}
