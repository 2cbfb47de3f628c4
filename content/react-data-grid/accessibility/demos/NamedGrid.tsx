import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

/** The wind force at which a crane stops. */
const STOP_AT = 7;

const columns: GridColDef[] = [
  { field: 'crane', headerName: 'Crane', flex: 1, minWidth: 110 },
  { field: 'lifts', headerName: 'Lifts', type: 'number', width: 110 },
  {
    field: 'wind',
    headerName: 'Wind',
    width: 120,
    display: 'flex',
    renderCell: ({ value }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {value >= STOP_AT ? (
          <BlockIcon fontSize="small" color="error" titleAccess="Stopped" />
        ) : (
          <CheckIcon fontSize="small" color="success" titleAccess="Working" />
        )}
        <span>{value} Bft</span>
      </Stack>
    ),
  },
];

const rows = [
  { id: 1, crane: 'North 1', lifts: 41, wind: 5 },
  { id: 2, crane: 'North 2', lifts: 38, wind: 5 },
  { id: 3, crane: 'Sea wall', lifts: 12, wind: 8 },
];

export default function NamedGrid() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="crane-heading" variant="h6" component="p">
        Cranes, Tuesday morning
      </Typography>
      <Box sx={{ height: 216 }}>
        <DataGrid aria-labelledby="crane-heading" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
