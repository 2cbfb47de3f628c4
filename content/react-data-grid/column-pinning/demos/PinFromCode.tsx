import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridPinnedColumnPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', width: 160 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'port', headerName: 'Port', width: 150 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    goods: 'Coffee, green',
    customer: 'Marlow & Daughters',
    port: 'Rotterdam',
    pallets: 5,
  },
  {
    id: 2,
    reference: 'DEP-4102',
    goods: 'Paper rolls',
    customer: 'Halden Print',
    port: 'Bilbao',
    pallets: 12,
  },
  {
    id: 3,
    reference: 'DEP-4103',
    goods: 'Pump parts',
    customer: 'Okafor Marine',
    port: 'Genoa',
    pallets: 19,
  },
];

export default function PinFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.pinColumn('pallets', GridPinnedColumnPosition.RIGHT)}
        >
          Pin pallets
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.unpinColumn('pallets')}>
          Unpin pallets
        </Button>
      </Stack>
      <Box sx={{ width: '100%', height: 236 }}>
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
