import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', flex: 1, minWidth: 120 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, container: 'HQDU 204', owner: 'Fjordlink', weight: 18 },
  { id: 2, container: 'HQDU 117', owner: 'Coastline', weight: 24 },
  { id: 3, container: 'HQDU 388', owner: 'Fjordlink', weight: 9 },
  { id: 4, container: 'HQDU 052', owner: 'Coastline', weight: 21 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const weight = entries.reduce((sum, { model }) => sum + Number(model.weight), 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" aria-live="polite">
        Containers: {entries.length}. Total weight: {weight} t
      </Typography>
    </GridFooterContainer>
  );
}

export default function FilteredTotal() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Containers"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ footer: TotalFooter }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'owner', operator: 'equals', value: 'Fjordlink' }] },
          },
        }}
      />
    </Box>
  );
}
