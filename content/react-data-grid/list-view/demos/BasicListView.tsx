import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { createConsignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

function ConsignmentCell({ row }: GridRenderCellParams<Consignment>) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%', minWidth: 0 }}>
      <Avatar aria-hidden variant="rounded" sx={{ bgcolor: 'primary.main' }}>
        {row.port.slice(0, 2).toUpperCase()}
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

const rows = createConsignments(8);

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
