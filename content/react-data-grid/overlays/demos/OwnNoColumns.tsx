import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  gridClasses,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'maker', headerName: 'Maker', width: 140 },
];

const rows = [
  { id: 1, instrument: 'Viola', maker: 'Hartmann' },
  { id: 2, instrument: 'Double bass', maker: 'Lefèvre' },
  { id: 3, instrument: 'Bassoon', maker: 'Kohl' },
];

function HiddenColumnsOverlay() {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);

  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2">All {fields.length} columns are hidden.</Typography>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current.setColumnVisibilityModel({})}
        >
          Show all columns
        </Button>
      </Stack>
    </GridOverlay>
  );
}

export default function OwnNoColumns() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Instruments for rent"
        rows={rows}
        columns={columns}
        slots={{ noColumnsOverlay: HiddenColumnsOverlay }}
        initialState={{
          columns: { columnVisibilityModel: { instrument: false, maker: false } },
        }}
        sx={{
          // Without columns, the header row has no cells.
          [`& .${gridClasses.columnHeaders}:not(:has([role="columnheader"]))`]: {
            visibility: 'hidden',
          },
        }}
        hideFooter
      />
    </Box>
  );
}
