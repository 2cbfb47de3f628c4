import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowId, GridRowParams } from '@mui/x-data-grid-pro';

interface Route {
  id: string;
  driver: string;
  stops: string;
}

const columns: GridColDef<Route>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'id', headerName: 'Route', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
];

const rows: Route[] = [
  { id: 'R-1', driver: 'Noor Haddad', stops: 'Mill Street, Old Dairy, Station' },
  { id: 'R-2', driver: 'Tom Ferris', stops: 'Airport, Cargo gate 4' },
  { id: 'R-3', driver: 'Eva Costa', stops: 'Quay 2, Cold store, Quay 9' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Route>) => (
  <Typography variant="body2" sx={{ py: 2, px: 6.25 }}>
    Stops: {row.stops}
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function ControlledPanels() {
  const [expandedRowIds, setExpandedRowIds] = React.useState<Set<GridRowId>>(new Set(['R-2']));
  const names = [...expandedRowIds].join(', ');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={expandedRowIds.size === 0}
          onClick={() => setExpandedRowIds(new Set())}
        >
          Close all
        </Button>
        <Typography variant="body2" aria-live="polite">
          Open: {names || 'none'}
        </Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Routes"
          rows={rows}
          columns={columns}
          hideFooter
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedRowIds}
          onDetailPanelExpandedRowIdsChange={setExpandedRowIds}
        />
      </Box>
    </Stack>
  );
}
