import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridClasses,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Recipe {
  id: number;
  dish: string;
  minutes: number;
  method: string;
}

const columns: GridColDef<Recipe>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows: Recipe[] = [
  { id: 1, dish: 'Leek soup', minutes: 35, method: 'Sweat the leeks, add stock, blend.' },
  { id: 2, dish: 'Flatbread', minutes: 50, method: 'Rest the dough, then bake it hot.' },
  { id: 3, dish: 'Plum cake', minutes: 70, method: 'Halve the plums, cut side up.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Recipe>) => (
  <Typography variant="body2" sx={{ py: 2, px: 6.25 }}>
    {row.method}
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function ToggleByClick() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Recipes"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
      />
    </Box>
  );
}
