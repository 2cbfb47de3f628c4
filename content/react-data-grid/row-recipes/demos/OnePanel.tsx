import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowId, GridRowParams } from '@mui/x-data-grid-pro';

interface Exhibit {
  id: number;
  exhibit: string;
  room: string;
  story: string;
}

const columns: GridColDef<Exhibit>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 100 },
];

const rows: Exhibit[] = [
  { id: 1, exhibit: 'Whale jaw', room: 'Hall', story: 'Found on the north beach in 1902.' },
  { id: 2, exhibit: 'Ship in a bottle', room: 'Room 3', story: 'Made by a lighthouse keeper.' },
  { id: 3, exhibit: 'Tide clock', room: 'Room 3', story: 'Loses four minutes a week.' },
  { id: 4, exhibit: 'Signal flags', room: 'Stairs', story: 'The set spells the harbor name.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Exhibit>) => (
  <Typography variant="body2" sx={{ py: 2, px: 6.25 }}>
    {row.story}
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function OnePanel() {
  const [expandedRowIds, setExpandedRowIds] = React.useState<Set<GridRowId>>(new Set([2]));

  const keepLast = (ids: Set<GridRowId>) => {
    setExpandedRowIds(new Set([...ids].slice(-1)));
  };

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Exhibits"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedRowIds}
        onDetailPanelExpandedRowIdsChange={keepLast}
      />
    </Box>
  );
}
