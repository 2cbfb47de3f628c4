import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

function ToggleAll() {
  const apiRef = useGridApiContext();
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const groups = Object.values(tree).filter(
    (node): node is GridGroupNode => node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID,
  );
  const isAllOpen = groups.every((group) => group.childrenExpanded);

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button startIcon={isAllOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />} />}
        onClick={() =>
          isAllOpen ? apiRef.current.collapseAllRows() : apiRef.current.expandAllRows()
        }
      >
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </ToolbarButton>
    </Toolbar>
  );
}

const isBrass = (node: GridGroupNode) => node.groupingKey === 'Brass';

export default function ToggleAllGroups() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Instruments for rent"
        rows={instruments}
        columns={columns}
        isGroupExpandedByDefault={isBrass}
        groupingColDef={{ minWidth: 170, flex: 1 }}
        slots={{ toolbar: ToggleAll }}
        showToolbar
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          rowGrouping: { model: ['family'] },
        }}
      />
    </Box>
  );
}
