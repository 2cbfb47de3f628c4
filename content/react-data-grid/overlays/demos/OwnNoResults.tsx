import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'bed', headerName: 'Bed', width: 110 },
];

const rows = [
  { id: 1, plant: 'Fava beans', bed: 'North' },
  { id: 2, plant: 'Chard', bed: 'North' },
  { id: 3, plant: 'Leeks', bed: 'Greenhouse' },
];

function NothingFound() {
  const apiRef = useGridApiContext();
  const { quickFilterValues = [] } = useGridSelector(apiRef, gridFilterModelSelector);
  const words = quickFilterValues.join(' ');

  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2">
          {words === '' ? 'No plant matches the filters' : `No plant matches “${words}”`}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current.setFilterModel({ items: [] })}
        >
          Show all plants
        </Button>
      </Stack>
    </GridOverlay>
  );
}

export default function OwnNoResults() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ noResultsOverlay: NothingFound }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['tomato'] } } }}
        hideFooter
      />
    </Box>
  );
}
