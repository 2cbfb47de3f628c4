import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Field {
  id: string;
  crop: string;
  note: string;
}

const columns: GridColDef<Field>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'id', headerName: 'Field', width: 130 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120 },
];

const rows: Field[] = [
  { id: 'Upper East', crop: 'Barley', note: 'Sown on March 28, 180 kg per hectare.' },
  { id: 'Mill Meadow', crop: 'Clover', note: 'Second cut planned for July.' },
  { id: 'Long Acre', crop: 'Potatoes', note: 'Ridged twice, blight check on Fridays.' },
];

const slots = {
  detailPanelExpandIcon: () => <ExpandMoreIcon fontSize="small" />,
  detailPanelCollapseIcon: () => <ExpandLessIcon fontSize="small" />,
};

const getDetailPanelContent = ({ row }: GridRowParams<Field>) => (
  <Typography variant="body2" sx={{ py: 2, px: 6.25 }}>
    {row.note}
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function PanelIcons() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPro
        aria-label="Fields"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['Mill Meadow']) } }}
      />
    </Box>
  );
}
