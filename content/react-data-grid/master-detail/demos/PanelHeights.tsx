import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Tram {
  id: string;
  depot: string;
  defects: string[];
}

const LINE_HEIGHT = 28;
const PADDING = 12;

const columns: GridColDef<Tram>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'id', headerName: 'Tram', width: 90 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  {
    field: 'defects',
    headerName: 'Defects',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.defects.length,
  },
];

const rows: Tram[] = [
  {
    id: 'T-204',
    depot: 'North',
    defects: ['Door 2 closes slowly', 'Bell too quiet', 'Cracked seat'],
  },
  { id: 'T-211', depot: 'North', defects: [] },
  { id: 'T-219', depot: 'River yard', defects: ['Headlight flickers'] },
  { id: 'T-220', depot: 'River yard', defects: [] },
];

function getDetailPanelContent({ row }: GridRowParams<Tram>) {
  if (row.defects.length === 0) {
    return null;
  }
  return (
    <Stack sx={{ py: `${PADDING}px`, px: 6.25 }}>
      {row.defects.map((defect) => (
        <Typography key={defect} variant="body2" noWrap sx={{ lineHeight: `${LINE_HEIGHT}px` }}>
          {defect}
        </Typography>
      ))}
    </Stack>
  );
}

function getDetailPanelHeight({ row }: GridRowParams<Tram>) {
  return row.defects.length * LINE_HEIGHT + 2 * PADDING;
}

export default function PanelHeights() {
  return (
    <Box sx={{ width: '100%', height: 430 }}>
      <DataGridPro
        aria-label="Trams"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['T-204', 'T-219']) } }}
      />
    </Box>
  );
}
