import SailingIcon from '@mui/icons-material/Sailing';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 110 },
];

function renderHeaderGroup({ headerName }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <SailingIcon fontSize="small" />
      <span>{headerName}</span>
    </Stack>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'order',
    headerName: 'Order',
    children: [{ field: 'reference' }],
  },
  {
    groupId: 'transport',
    headerName: 'Sea transport',
    headerAlign: 'center',
    headerClassName: 'depot-transport',
    renderHeaderGroup,
    children: [{ field: 'carrier' }, { field: 'port' }],
  },
];

const rows = [
  { id: 1, reference: 'DEP-4101', carrier: 'Blue Heron Line', port: 'Rotterdam' },
  { id: 2, reference: 'DEP-4102', carrier: 'Fjordlink', port: 'Bilbao' },
  { id: 3, reference: 'DEP-4103', carrier: 'Tern Shipping', port: 'Genoa' },
];

export default function StyledGroups() {
  return (
    <Box sx={{ width: '100%', height: 264 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={36}
        hideFooter
        sx={{ '& .depot-transport': { bgcolor: 'action.selected' } }}
      />
    </Box>
  );
}
