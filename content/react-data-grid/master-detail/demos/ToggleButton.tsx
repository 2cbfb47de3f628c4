import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams, GridRowParams } from '@mui/x-data-grid-pro';

interface Course {
  id: number;
  course: string;
  program: string[];
}

function ToggleCell({ id, row }: GridRenderCellParams<Course>) {
  const apiRef = useGridApiContext();
  // The grid does not rerender the cell when its panel opens or closes; the selector does.
  const isOpen = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).has(id);

  // The grid toggles the panel when anything in this cell is clicked: no onClick here.
  return (
    <Button size="small" tabIndex={-1} aria-expanded={isOpen} disabled={row.program.length === 0}>
      {isOpen ? 'Hide' : `Show ${row.program.length}`}
    </Button>
  );
}

const columns: GridColDef<Course>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 120,
    renderHeader: () => 'Program',
    renderCell: (params) => <ToggleCell {...params} />,
  },
];

const rows: Course[] = [
  { id: 1, course: 'Sourdough', program: ['Starter and flour', 'Folding and baking'] },
  { id: 2, course: 'Fermentation', program: ['Kimchi', 'Kombucha'] },
  { id: 3, course: 'Open kitchen', program: [] },
];

const getDetailPanelContent = ({ row }: GridRowParams<Course>) =>
  row.program.length === 0 ? null : (
    <div role="row">
      <div role="gridcell">
        <Box component="ol" sx={{ m: 0, py: 1.5, typography: 'body2', lineHeight: '24px' }}>
          {row.program.map((evening) => (
            <li key={evening}>{evening}</li>
          ))}
        </Box>
      </div>
    </div>
  );
const getDetailPanelHeight = () => 72;

export default function ToggleButton() {
  return (
    <Box sx={{ width: '100%', height: 288 }}>
      <DataGridPro
        aria-label="Cooking courses"
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
