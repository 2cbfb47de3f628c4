import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', status: 'Loading' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', status: 'Loading' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', status: 'Booked' },
];

export default function UpdateRows() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.updateRows([
              { id: 1, status: 'At sea' },
              { id: 2, status: 'At sea' },
            ])
          }
        >
          Ship 4101 and 4102
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.updateRows([
              { id: 4, reference: 'DEP-4104', goods: 'Olive oil', status: 'Booked' },
            ])
          }
        >
          Book 4104
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.updateRows([{ id: 3, _action: 'delete' }])}
        >
          Cancel 4103
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGridPro
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
