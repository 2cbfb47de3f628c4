import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Elevator {
  id: string;
  site: string;
  isOverdue: boolean;
  remark: string;
}

const columns: GridColDef<Elevator>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'id', headerName: 'Elevator', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'isOverdue', headerName: 'Overdue', type: 'boolean', width: 100 },
];

const rows: Elevator[] = [
  { id: 'E-17', site: 'Town hall', isOverdue: true, remark: 'Inspection was due in April.' },
  { id: 'E-18', site: 'Clinic', isOverdue: false, remark: 'New cables since February.' },
  { id: 'E-21', site: 'Museum', isOverdue: true, remark: 'Waiting for a door part.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Elevator>) => (
  <Typography variant="body2" sx={{ py: 2, px: 6.25 }}>
    {row.remark}
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function PanelsFromCode() {
  const apiRef = useGridApiRef();

  const openOverdue = () => {
    const overdue = rows.filter(({ isOverdue }) => isOverdue).map(({ id }) => id);
    apiRef.current?.setExpandedDetailPanels(new Set(overdue));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={openOverdue}>
          Open overdue
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.toggleDetailPanel('E-18')}>
          Toggle E-18
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Elevators"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          initialState={{ detailPanel: { expandedRowIds: new Set(['E-18']) } }}
        />
      </Box>
    </Stack>
  );
}
