import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const colors: Record<string, string> = {
  Quay: 'info.main',
  Church: 'warning.main',
  'Old mill': 'success.main',
};

function StageCell({ value, rowNode }: GridRenderCellParams<Concert, string>) {
  return (
    <Stack
      component="span"
      direction="row"
      spacing={1}
      sx={{ display: 'inline-flex', alignItems: 'center' }}
    >
      <Box
        component="span"
        sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: colors[value ?? ''] }}
      />
      {rowNode.type === 'group' ? <strong>{value}</strong> : <span>{value}</span>}
    </Stack>
  );
}

const columns: GridColDef<Concert>[] = [
  {
    field: 'stage',
    headerName: 'Stage',
    width: 130,
    renderCell: (params) => <StageCell {...params} />,
  },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function GroupCells() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts by stage"
        rows={concerts}
        columns={columns}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Church'}
        groupingColDef={{ width: 180 }}
        hideFooter
        initialState={{ rowGrouping: { model: ['stage'] } }}
      />
    </Box>
  );
}
