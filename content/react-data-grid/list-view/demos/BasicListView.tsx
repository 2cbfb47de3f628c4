import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';

interface Consignment {
  id: number;
  goods: string;
  customer: string;
  port: string;
  status: string;
}

function ConsignmentCell({ row }: GridRenderCellParams<Consignment>) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%', minWidth: 0 }}>
      <Avatar aria-hidden variant="rounded" sx={{ bgcolor: 'primary.main' }}>
        {row.port.charAt(0)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="subtitle2" component="div">
          {row.goods}
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {row.customer} – {row.port}
        </Typography>
      </Box>
      <Typography variant="body2">{row.status}</Typography>
    </Stack>
  );
}

const listColumn: GridListViewColDef<Consignment> = {
  field: 'summary',
  display: 'flex',
  renderCell: (params) => <ConsignmentCell {...params} />,
};

const columns: GridColDef<Consignment>[] = [
  { field: 'goods', headerName: 'Goods' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'port', headerName: 'Port' },
  { field: 'status', headerName: 'Status' },
];

const rows = [
  { id: 1, goods: 'Coffee, green', customer: 'Marlow', port: 'Rotterdam', status: 'Delivered' },
  { id: 2, goods: 'Paper rolls', customer: 'Halden Print', port: 'Bilbao', status: 'Delivered' },
  { id: 3, goods: 'Pump parts', customer: 'Okafor Marine', port: 'Genoa', status: 'At sea' },
  { id: 4, goods: 'Olive oil', customer: 'Casa Ribera', port: 'Halifax', status: 'At sea' },
  { id: 5, goods: 'Ceramic tiles', customer: 'Azulejo', port: 'Bergen', status: 'Loading' },
  { id: 6, goods: 'Black tea', customer: 'Lindqvist Tea', port: 'Gdańsk', status: 'In storage' },
  { id: 7, goods: 'Bicycle frames', customer: 'Velo Nord', port: 'Lagos', status: 'In storage' },
  { id: 8, goods: 'Wool blankets', customer: 'Skye Weavers', port: 'Bergen', status: 'Booked' },
];

export default function BasicListView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 360 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listColumn}
        rowHeight={68}
        hideFooter
      />
    </Box>
  );
}
