import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';

const icons: Record<string, typeof PlaceIcon> = { goods: InventoryIcon, port: PlaceIcon };

function renderHeader({ colDef, field }: GridColumnHeaderParams) {
  const Icon = icons[field];
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {Icon && <Icon fontSize="small" color="primary" />}
      <span>{colDef.headerName}</span>
    </Stack>
  );
}

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 150, renderHeader },
  { field: 'port', headerName: 'Port', width: 160, renderHeader },
];

const rows = [
  { id: 1, goods: 'Coffee, green', port: 'Rotterdam' },
  { id: 2, goods: 'Paper rolls', port: 'Bilbao' },
  { id: 3, goods: 'Pump parts', port: 'Genoa' },
];

export default function HeaderIcon() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
