import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredRowCountSelector,
  gridRowCountSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'puzzle', headerName: 'Puzzle', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
];

const rows = [
  { id: 1, puzzle: 'Lighthouse', pieces: 500 },
  { id: 2, puzzle: 'Map of the fjords', pieces: 2000 },
  { id: 3, puzzle: 'Vegetable stall', pieces: 1000 },
];

function StateFooter() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const found = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <Typography variant="body2">{`${found} of ${total} found, ${selected} selected`}</Typography>
    </GridFooterContainer>
  );
}

export default function ReadInside() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Puzzles to borrow"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ footer: StateFooter }}
      />
    </Box>
  );
}
