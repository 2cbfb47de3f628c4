import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  Toolbar,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

function UndoToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);

  return (
    <Toolbar>
      <Stack direction="row" spacing={1}>
        <Button size="small" disabled={!canUndo} onClick={() => void apiRef.current.history.undo()}>
          Undo
        </Button>
        <Button size="small" disabled={!canRedo} onClick={() => void apiRef.current.history.redo()}>
          Redo
        </Button>
      </Stack>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'tank', headerName: 'Tank', flex: 1, minWidth: 120, editable: true },
  { field: 'level', headerName: 'Level (%)', type: 'number', width: 120, editable: true },
];

const rows = [
  { id: 1, tank: 'North', level: 72 },
  { id: 2, tank: 'Quay', level: 66 },
  { id: 3, tank: 'Hill', level: 81 },
];

export default function UndoEdits() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Tank levels"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: UndoToolbar }}
        hideFooter
      />
    </Box>
  );
}
