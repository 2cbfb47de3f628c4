import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Loan {
  id: number;
  object: string;
  borrower: string;
  terms: string;
}

const columns: GridColDef<Loan>[] = [
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 120 },
  { field: 'borrower', headerName: 'Borrower', width: 110 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 80,
    align: 'center',
    headerAlign: 'center',
    renderHeader: () => 'Terms',
  },
];

const rows: Loan[] = [
  { id: 1, object: 'Bronze mirror', borrower: 'Lyon', terms: 'Until August, 45% humidity.' },
  { id: 2, object: 'Sea chart, 1744', borrower: 'Aarhus', terms: 'Until May, no daylight.' },
  { id: 3, object: 'Lute', borrower: 'Verona', terms: 'Until June, strings slackened.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Loan>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.terms}
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function ToggleColumn() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPro
        aria-label="Museum loans"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
      />
    </Box>
  );
}
