import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListViewColDef } from '@mui/x-data-grid-pro';
import { createConsignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 100 },
];

const listColumn: GridListViewColDef<Consignment> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap variant="subtitle2" component="div">
        {row.goods}
      </Typography>
      <Typography noWrap variant="body2" color="text.secondary">
        {`${row.reference}, ${row.pallets} pallets to ${row.port}`}
      </Typography>
    </Box>
  ),
};

const rows = createConsignments(8);

type Layout = 'auto' | 'table' | 'list';

export default function ResponsiveListView() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const [layout, setLayout] = React.useState<Layout>('auto');
  const isList = layout === 'auto' ? isNarrow : layout === 'list';

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout"
        value={layout}
        onChange={(_event, next: Layout | null) => setLayout(next ?? layout)}
      >
        <ToggleButton value="auto">By width</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          listView={isList}
          listViewColumn={listColumn}
          rowHeight={isList ? 64 : 52}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
