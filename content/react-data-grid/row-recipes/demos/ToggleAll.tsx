import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDetailPanelExpandedRowIdsSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Shift {
  id: number;
  ward: string;
  nurse: string;
  note: string | null;
}

function ToggleAllHeader() {
  const apiRef = useGridApiContext();
  const expandedRowIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const rowsLookup = useGridSelector(apiRef, gridRowsLookupSelector);

  const withNote = Object.values(rowsLookup).filter(({ note }) => note);
  const ids = withNote.map(({ id }) => id);
  const isAllOpen = ids.every((id) => expandedRowIds.has(id));
  const Icon = isAllOpen ? UnfoldLessIcon : UnfoldMoreIcon;

  const toggleAll = () => {
    apiRef.current.setExpandedDetailPanels(new Set(isAllOpen ? [] : ids));
  };

  // Focus is on the header, not on the button in it.
  useGridEvent(apiRef, 'columnHeaderKeyDown', ({ field }, event) => {
    const isOnHeader =
      field === GRID_DETAIL_PANEL_TOGGLE_FIELD && event.target === event.currentTarget;
    if (isOnHeader && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      toggleAll();
    }
  });

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={isAllOpen ? 'Collapse all rows' : 'Expand all rows'}
      onClick={toggleAll}
    >
      <Icon fontSize="inherit" />
    </IconButton>
  );
}

const columns: GridColDef<Shift>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAllHeader /> },
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 110 },
  { field: 'nurse', headerName: 'Nurse', width: 120 },
];

const rows: Shift[] = [
  { id: 1, ward: 'Pediatrics', nurse: 'R. Amari', note: 'Two discharges before noon.' },
  { id: 2, ward: 'Surgery', nurse: 'K. Lund', note: null },
  { id: 3, ward: 'Maternity', nurse: 'J. Silva', note: 'Monitor 4 is being repaired.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Shift>) =>
  row.note && (
    <Typography variant="body2" sx={{ py: 2, px: 6.25 }}>
      {row.note}
    </Typography>
  );
const getDetailPanelHeight = () => 52;

export default function ToggleAll() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Night shift"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([3]) } }}
      />
    </Box>
  );
}
